'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { silenceRouteAnnouncer } from '@/framework/next/route-announcer';
import { announceMarkup, announcePageShown, shownPathname } from '@/lib/browser/navigation/page-events';
import { openForServer } from '@/lib/browser/navigation/policy';
import { connectRouter } from '@/lib/browser/navigation/router';
import { readStored } from '@/lib/browser/storage';
import { basePath, sitePath } from '@/lib/shared/paths';
import { storageKeys } from '@/lib/shared/storage-keys';
import { useShell } from './shell-context';

if (typeof document !== 'undefined') silenceRouteAnnouncer();

/** Set once this document's own page has been taken over; a frame that is drawn anew after an error is shown anew. */
let isTakenOver = false;

/** Tells the shell's listeners of a page on screen. They know the document's own page without being told. */
function tellShown(pathname: string): void {
  const shown = shownPathname();
  if (isTakenOver || shown === undefined || sitePath(shown) !== sitePath(pathname))
    announcePageShown(basePath + pathname);
  isTakenOver = true;
}

/**
 * Connects the framework with what the shell does by plain listeners (lib/browser/instant): gives them the router and
 * tells them of each page that has come on screen. Stands last in the body, so that its effects run after those of the
 * page. Carries the words that the listeners show.
 */
export function Behaviours() {
  const { messages } = useShell();
  const router = useRouter();
  const pathname = usePathname();

  useEffect(() => {
    const stops = [connectRouter(router), openForServer()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router]);

  useEffect(() => {
    // Loaded for readers who keep the docs offline, and for nobody else.
    if (readStored(storageKeys.offline) === null) return;
    import('@/lib/browser/offline/notice').then(
      ({ watchKeptDocs }) => watchKeptDocs(),
      () => undefined,
    );
  }, []);

  const words = useRef(messages);
  useEffect(() => {
    if (words.current !== messages) announceMarkup();
    words.current = messages;
  }, [messages]);

  useEffect(() => {
    // Exported pages come with a script of their own that has started already.
    if (process.env.NODE_ENV === 'development')
      void import('@/lib/browser/instant/start').then(({ startInstant }) => startInstant());
    tellShown(pathname);
    // Tells tests and style sheets that the page answers.
    document.documentElement.dataset.ready = '';
  }, [pathname]);

  const { copy, copied, copyFailed, pageLoaded, pagesBelow, pagesBelowFailed } = messages;
  return (
    <p
      className="visually-hidden"
      role="status"
      data-page-status=""
      data-copy={copy}
      data-copied={copied}
      data-copy-failed={copyFailed}
      data-page-loaded={pageLoaded}
      data-pages-below={pagesBelow}
      data-pages-below-failed={pagesBelowFailed}
    />
  );
}
