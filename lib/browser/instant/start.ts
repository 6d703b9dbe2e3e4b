import 'client-only';
import { announcement } from '@/lib/browser/enhance/announcement';
import { colorMode } from '@/lib/browser/enhance/color-mode';
import { docsHome } from '@/lib/browser/enhance/docs-home';
import { hideOnScroll } from '@/lib/browser/enhance/hide-on-scroll';
import { keyboardMode } from '@/lib/browser/enhance/keyboard-mode';
import { followLinks, prepareLinks } from '@/lib/browser/enhance/links';
import { mobileMenu } from '@/lib/browser/enhance/mobile-menu';
import { newPage } from '@/lib/browser/enhance/new-page';
import { progressBar } from '@/lib/browser/enhance/progress-bar';
import { referenceFilter } from '@/lib/browser/enhance/reference-filter';
import { searchOpener } from '@/lib/browser/enhance/search-opener';
import { staticMarkup } from '@/lib/browser/enhance/static-markup';
import { toc } from '@/lib/browser/enhance/toc';
import { tree } from '@/lib/browser/enhance/tree';
import { whenShown } from '@/lib/browser/page-shown';
import { readStored } from '@/lib/browser/storage';
import { storageKeys } from '@/lib/shared/storage-keys';
import { site } from '@/theme.config';
import { islands } from './islands';
import { trustOwnTypes } from './trusted-types';

/** Reports page views; its script is loaded only with a measurement id, and nothing depends on its arrival. */
function analytics(): void {
  if (!site.analytics.measurementId) return;
  import('@/lib/browser/analytics-runner').then(
    ({ reportPages }) => reportPages(site.analytics),
    () => undefined,
  );
}

/** Says what readers who keep the docs offline should know of them; loaded for nobody else. */
function keptDocs(): void {
  if (readStored(storageKeys.offline) === null) return;
  import('./later').then(
    ({ watchKeptDocs }) => watchKeptDocs(),
    () => undefined,
  );
}

/** Turns the page of all addresses without a page to the language of the address. */
async function notFound(): Promise<void> {
  if (!document.querySelector('[data-not-found]')) return;
  const { turnToLanguage } = await import('./later');
  turnToLanguage();
}

let isStarted = false;

/** Starts all that the shell does, in development as in an exported page. A second call does nothing. */
export async function startShell(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  trustOwnTypes();
  await notFound().catch(() => undefined);
  staticMarkup();
  announcement();
  colorMode();
  docsHome();
  tree();
  toc();
  mobileMenu();
  searchOpener();
  referenceFilter();
  prepareLinks();
  followLinks();
  progressBar();
  keyboardMode();
  hideOnScroll();
  islands();
  whenShown(newPage);
  // Says to the script in the head, and to tests, that the page answers.
  document.documentElement.dataset.shell = '';
  whenShown(analytics);
  whenShown(keptDocs);
}
