import type { ReactNode } from 'react';
import { RootDocument } from '@/features/layout/root-document';
import { localeOfPath, prefixedLocales } from '@/shared/i18n';
import '@/app/styles.css';

export { rootMetadata as metadata, rootViewport as viewport } from '@/features/layout/build/metadata';

interface Props {
  children: ReactNode;
  params: Promise<{ lang: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => prefixedLocales.map(({ path }) => ({ lang: path }));

export default async function Layout({ children, params }: Props) {
  return <RootDocument locale={localeOfPath((await params).lang)}>{children}</RootDocument>;
}
