'use client';

import { useLayoutEffect } from 'react';
import { showChoice, storedChoice } from '@/features/layout/client/color-mode';
import { ErrorScreen } from '@/features/layout/errors/crash-message';
import { fontClasses } from '@/features/layout/font';
import { errorLocale, getErrorTexts } from '@/shared/i18n/errors';
import { site } from '@/theme.config';
import './styles.css';

/** Shows the reader's color mode. Errors are ignored, because the message matters more. */
function showMode(): void {
  try {
    showChoice(storedChoice());
  } catch {
    // Keeps the default mode.
  }
}

/** Replaces the whole document when the frame itself fails. */
export default function GlobalError({ error }: { error: Error }) {
  useLayoutEffect(showMode, []);
  return (
    <html lang={errorLocale().code} className={fontClasses} suppressHydrationWarning>
      <body>
        <title>{`${getErrorTexts().crashTitle} – ${site.product.name}`}</title>
        <ErrorScreen error={error} />
      </body>
    </html>
  );
}
