import type { ReactNode } from 'react';
import { DefaultShell } from '@/components/shell/languages/default-shell';
import { RootDocument } from '@/components/shell/root-document';
import { defaultLocale } from '@/lib/i18n';
import '@/app/styles';

export { rootMetadata as metadata, rootViewport as viewport } from '@/lib/build/root-metadata';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootDocument locale={defaultLocale} Language={DefaultShell}>
      {children}
    </RootDocument>
  );
}
