import { notFound } from 'next/navigation';
import type { ComponentType, ReactNode } from 'react';
import { GermanShell } from '@/components/shell/languages/de';
import type { LanguageProps } from '@/components/shell/languages/language-shell';
import { RootDocument } from '@/components/shell/root-document';
import { prefixedLocales } from '@/lib/i18n';
import '@/app/styles';

export { rootMetadata as metadata, rootViewport as viewport } from '@/lib/build/root-metadata';

interface Props {
  children: ReactNode;
  params: Promise<{ lang: string }>;
}

/** Providers of the languages with a prefix, by that prefix. */
const languages: Record<string, ComponentType<LanguageProps>> = { de: GermanShell };

export const dynamicParams = false;

export function generateStaticParams() {
  return prefixedLocales.map(({ path }) => ({ lang: path }));
}

export default async function Layout({ children, params }: Props) {
  const { lang } = await params;
  const locale = prefixedLocales.find(({ path }) => path === lang);
  const Language = languages[lang];
  if (!locale || !Language) notFound();
  return (
    <RootDocument locale={locale} Language={Language}>
      {children}
    </RootDocument>
  );
}
