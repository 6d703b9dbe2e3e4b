import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { RootDocument } from '@/components/layout/root-document';
import { prefixedLocales } from '@/lib/i18n';
import '@/app/styles.css';

export { rootMetadata as metadata, rootViewport as viewport } from '@/lib/server/root-metadata';

interface Props {
  children: ReactNode;
  params: Promise<{ lang: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return prefixedLocales.map(({ path }) => ({ lang: path }));
}

export default async function Layout({ children, params }: Props) {
  const { lang } = await params;
  const locale = prefixedLocales.find(({ path }) => path === lang);
  if (!locale) notFound();
  return <RootDocument locale={locale}>{children}</RootDocument>;
}
