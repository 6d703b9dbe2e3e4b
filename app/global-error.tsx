'use client';

import { ErrorScreen } from '@/features/layout/errors/crash-message';
import { fontClasses } from '@/features/layout/font';
import { getErrorTexts } from '@/shared/i18n/errors';
import { pageLocale } from '@/shared/i18n/split';
import { site } from '@/theme.config';
import './styles.css';

/** Replaces the whole document when the frame itself fails. */
export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang={pageLocale().code} className={fontClasses} suppressHydrationWarning>
      <body>
        <title>{`${getErrorTexts().crashTitle} – ${site.product.name}`}</title>
        <ErrorScreen error={error} />
      </body>
    </html>
  );
}
