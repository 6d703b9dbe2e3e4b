'use client';

import { ErrorScreen } from '@/components/shell/errors/error-screen';
import './globals.css';
import '@/components/shell/shell.css';

/** Replaces the whole document when the frame itself fails. */
export default function GlobalError({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <ErrorScreen error={error} reset={reset} titled={false} />
      </body>
    </html>
  );
}
