import type { ReactNode } from 'react';
import { RootDocument } from '@/features/layout/root-document';
import { defaultLocale } from '@/shared/i18n';
import '@/app/styles.css';

export { rootMetadata as metadata, rootViewport as viewport } from '@/features/layout/build/metadata';

export default function Layout({ children }: { children: ReactNode }) {
  return <RootDocument locale={defaultLocale}>{children}</RootDocument>;
}
