'use client';

import { CrashMessage, type CrashMessageProps } from './crash-message';

/** What a reader sees instead of a page that failed as a whole; a part of it has a message of its own (../static/island.tsx). */
export function ErrorScreen(props: CrashMessageProps) {
  return (
    <main id="content" className="error-screen">
      <CrashMessage {...props} />
    </main>
  );
}
