import 'client-only';
import { announcement } from '@/features/layout/behaviors/announcement';
import { colorMode } from '@/features/layout/behaviors/color-mode';
import { docsHome } from '@/features/layout/behaviors/docs-home';
import { hideOnScroll } from '@/features/layout/behaviors/hide-on-scroll';
import { keyboardMode } from '@/features/layout/behaviors/keyboard-mode';
import { followLinks, prepareLinks } from '@/features/layout/behaviors/links';
import { mobileMenu } from '@/features/layout/behaviors/mobile-menu';
import { newPage } from '@/features/layout/behaviors/new-page';
import { progressBar } from '@/features/layout/behaviors/progress-bar';
import { staticMarkup } from '@/features/layout/behaviors/static-markup';
import { toc } from '@/features/layout/behaviors/toc';
import { tree } from '@/features/layout/behaviors/tree';
import { showInColumn } from '@/features/layout/client/column';
import { whenShown } from '@/features/layout/client/page-shown';
import { searchOpener } from '@/features/search/search-opener';
import { site } from '@/theme.config';
import { islands } from './islands';
import { trustOwnTypes } from './trusted-types';

/** Reports page views. The script is loaded only with a measurement ID; its failure is ignored. */
function analytics(): void {
  if (!site.analytics.measurementId) return;
  import('@/features/layout/client/analytics').then(
    ({ reportPages }) => reportPages(site.analytics),
    () => undefined,
  );
}

/** Translates the 404 page and lists similar pages. */
async function notFound(): Promise<void> {
  if (!document.querySelector('[data-not-found]')) return;
  const { localizeNotFound } = await import('./deferred');
  localizeNotFound();
}

/** Loads the filter of the operations list on reference pages. */
function reference(): void {
  if (!document.querySelector('.ref-filter')) return;
  import('@/features/reference/reference-filter.client').then(
    ({ referenceFilter }) => referenceFilter(showInColumn),
    () => undefined,
  );
}

/** Loads the dialog for diagrams on pages that contain some. */
function diagrams(): void {
  if (!document.querySelector('.diagram')) return;
  import('@/features/diagrams/diagram-zoom.client').then(
    ({ zoomDiagrams }) => zoomDiagrams(),
    () => undefined,
  );
}

let isStarted = false;

/** Starts the shell, in development and in exported pages. A second call does nothing. */
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
  // Signals to the head script and to tests that the page responds.
  document.documentElement.dataset.shell = '';
  whenShown(analytics);
}
