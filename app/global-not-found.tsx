import { NotFoundPage } from '@/components/shell/errors/not-found';
import { RootDocument } from '@/components/shell/root-document';
import { rootMetadata } from '@/lib/build/root-metadata';
import { defaultLocale, getMessages } from '@/lib/i18n';
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
