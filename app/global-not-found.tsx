import { rootMetadata } from '@/features/layout/build/metadata';
import { NotFoundPage } from '@/features/layout/errors/not-found';
import { RootDocument } from '@/features/layout/root-document';
import { defaultLocale, getMessages } from '@/shared/i18n';
import './styles.css';

export const metadata = {
  ...rootMetadata,
  title: getMessages(defaultLocale.code).notFoundTitle,
  robots: { index: false },
};

export default function GlobalNotFound() {
  return (
    <RootDocument locale={defaultLocale}>
      <NotFoundPage />
    </RootDocument>
  );
}
