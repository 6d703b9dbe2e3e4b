import { NotFoundPage } from '@/components/layout/errors/not-found';
import { RootDocument } from '@/components/layout/root-document';
import { defaultLocale, getMessages } from '@/lib/i18n';
import { rootMetadata } from '@/lib/server/root-metadata';
import './styles.css';

export const metadata = {
  ...rootMetadata,
  title: getMessages(defaultLocale.code).notFoundTitle,
  robots: { index: false },
};

/** The page of every address that does not exist; hosts serve it as 404.html. */
export default function GlobalNotFound() {
  return (
    <RootDocument locale={defaultLocale}>
      <NotFoundPage />
    </RootDocument>
  );
}
