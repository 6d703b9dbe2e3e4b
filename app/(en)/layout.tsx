import type { ReactNode } from 'react';
import { RootDocument } from '@/components/layout/root-document';
import { defaultLocale } from '@/lib/i18n';
import '@/app/styles.css';

export { rootMetadata as metadata, rootViewport as viewport } from '@/lib/server/root-metadata';

export default function Layout({ children }: { children: ReactNode }) {
  return <RootDocument locale={defaultLocale}>{children}</RootDocument>;
}
