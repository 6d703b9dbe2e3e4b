import 'client-only';
import { announcement } from '@/client/behaviors/announcement';
import { colorMode } from '@/client/behaviors/color-mode';
import { docsHome } from '@/client/behaviors/docs-home';
import { hideOnScroll } from '@/client/behaviors/hide-on-scroll';
import { keyboardMode } from '@/client/behaviors/keyboard-mode';
import { followLinks, prepareLinks } from '@/client/behaviors/links';
import { mobileMenu } from '@/client/behaviors/mobile-menu';
import { newPage } from '@/client/behaviors/new-page';
import { progressBar } from '@/client/behaviors/progress-bar';
import { searchOpener } from '@/client/behaviors/search-opener';
import { staticMarkup } from '@/client/behaviors/static-markup';
import { toc } from '@/client/behaviors/toc';
import { tree } from '@/client/behaviors/tree';
import { whenShown } from '@/client/page-shown';
import { site } from '@/theme.config';
import { islands } from './islands';
import { trustOwnTypes } from './trusted-types';

/** Reports page views; its script is loaded only with a measurement id, and nothing depends on its arrival. */
function analytics(): void {
  if (!site.analytics.measurementId) return;
  import('@/client/analytics').then(
    ({ reportPages }) => reportPages(site.analytics),
    () => undefined,
  );
}

/** Turns the page of all addresses without a page to the language of the address. */
async function notFound(): Promise<void> {
  if (!document.querySelector('[data-not-found]')) return;
  const { turnToLanguage } = await import('./later');
  turnToLanguage();
}

/** The list of operations next to pages of the API reference; its script is loaded there alone. */
function reference(): void {
  if (!document.querySelector('.ref-filter')) return;
  import('@/client/behaviors/reference-filter').then(
    ({ referenceFilter }) => referenceFilter(),
    () => undefined,
  );
}

/** Diagrams open in a dialog; its script is loaded where there are some. */
function diagrams(): void {
  if (!document.querySelector('.diagram')) return;
  import('@/client/diagram-zoom').then(
    ({ zoomDiagrams }) => zoomDiagrams(),
    () => undefined,
  );
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
  reference();
  diagrams();
  prepareLinks();
  followLinks();
  progressBar();
  keyboardMode();
  hideOnScroll();
  islands();
  whenShown(newPage);
  // Says to the script in the head, and to tests, that the page responds.
  document.documentElement.dataset.shell = '';
  whenShown(analytics);
}
