import 'client-only';
import { answerPayloadRequests } from '@/framework/next/payload';
import { announcement } from '@/lib/browser/enhance/announcement';
import { colorMode } from '@/lib/browser/enhance/color-mode';
import { docsHome } from '@/lib/browser/enhance/docs-home';
import { hashHistory } from '@/lib/browser/enhance/hash-history';
import { hideOnScroll } from '@/lib/browser/enhance/hide-on-scroll';
import { keyboardMode } from '@/lib/browser/enhance/keyboard-mode';
import { followLinks, warmLinks } from '@/lib/browser/enhance/links';
import { newPage } from '@/lib/browser/enhance/new-page';
import { progressBar } from '@/lib/browser/enhance/progress-bar';
import { searchKey } from '@/lib/browser/enhance/search-key';
import { staticMarkup } from '@/lib/browser/enhance/static-markup';
import { tree } from '@/lib/browser/enhance/tree';
import { hasPayloads } from '@/lib/browser/navigation/open-page';
import { announcePageShown, onPageShown, shownPathname } from '@/lib/browser/navigation/page-events';
import { payloadAnswer } from '@/lib/browser/navigation/page-payloads';
import { pageWide } from '@/lib/browser/page-wide';
import { site } from '@/theme.config';
import { onRunning, waitForIntent, whenRunning } from './runtime';
import { readTexts } from './texts';
import { trustOwnTypes } from './trusted-types';

/** Reports page views; its script is loaded only with a measurement id, and nothing depends on its arrival. */
function analytics(): void {
  if (!site.analytics.measurementId) return;
  onPageShown(() => {
    import('@/lib/browser/analytics-runner').then(
      ({ reportPage }) => reportPage(site.analytics),
      () => undefined,
    );
  });
}

/**
 * Starts all that the shell does by plain listeners, for as long as the document lives, and lets the framework's runtime
 * wait for a reader who acts. A second call does nothing.
 */
export function startInstant(): void {
  const state = pageWide('instant', () => ({ started: false }));
  if (state.started) return;
  state.started = true;
  trustOwnTypes();
  if (hasPayloads) answerPayloadRequests(payloadAnswer);
  staticMarkup(readTexts);
  announcement();
  colorMode();
  docsHome();
  tree();
  warmLinks();
  followLinks();
  hashHistory();
  progressBar(onRunning);
  newPage(() => readTexts().pageLoaded);
  keyboardMode();
  hideOnScroll();
  searchKey(whenRunning);
  analytics();
  // Where the framework was there first, it has told already.
  if (shownPathname() === undefined) announcePageShown(window.location.pathname);
  waitForIntent();
}
