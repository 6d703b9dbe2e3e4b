import 'client-only';
import { announcement } from '@/features/layout/behaviors/announcement';
import { colorMode } from '@/features/layout/behaviors/color-mode';
import { hideOnScroll } from '@/features/layout/behaviors/hide-on-scroll';
import { keyboardMode } from '@/features/layout/behaviors/keyboard-mode';
import { followLinks, isPlainClick, prepareLinks } from '@/features/layout/behaviors/links';
import { mobileMenu } from '@/features/layout/behaviors/mobile-menu';
import { newPage } from '@/features/layout/behaviors/new-page';
import { progressBar } from '@/features/layout/behaviors/progress-bar';
import { prepareMarkup, staticMarkup } from '@/features/layout/behaviors/static-markup';
import { toc } from '@/features/layout/behaviors/toc';
import { tree } from '@/features/layout/behaviors/tree';
import { whenShown } from '@/features/layout/client/page-shown';
import { docsHome } from '@/features/layout/client/preferred-version';
import { searchOpener } from '@/features/search/search-opener';
import { readStored } from '@/shared/browser/storage';
import { storageKeys } from '@/shared/storage-keys';
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

async function notFound(): Promise<void> {
  if (!document.querySelector('[data-not-found]')) return;
  const { localizeNotFound } = await import('./deferred');
  localizeNotFound();
}

/** Loads the filter of operations when the reader comes to its column, at once with a chosen release. */
function reference(): void {
  const column = document.querySelector('.ref-filter')?.parentElement;
  if (!column) return;
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    import('@/features/reference/reference-filter.client').then(
      ({ referenceFilter }) => referenceFilter(column),
      () => {
        isLoading = false;
      },
    );
  };
  for (const event of ['pointerover', 'focusin']) column.addEventListener(event, load, { passive: true });
  if (readStored(storageKeys.release)) load();
}

/** Opens diagrams in a dialog. Without script or with a modifier key, their links lead to the files. */
function diagrams(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.diagram a') : null;
    const image = link?.querySelector('img');
    if (!link || !image || !isPlainClick(event)) return;
    event.preventDefault();
    import('@/features/diagrams/diagram-zoom.client').then(
      ({ zoomDiagram }) => zoomDiagram(image),
      () => window.location.assign(link.href),
    );
  });
}

/**
 * Starts the shell, in development and in exported pages. What hears clicks comes first. The rest has a task
 * of its own, so that neither delays a reader who scrolls.
 */
async function start(): Promise<void> {
  trustOwnTypes();
  await notFound().catch(() => undefined);
  staticMarkup();
  announcement();
  colorMode();
  toc();
  mobileMenu();
  searchOpener();
  reference();
  diagrams();
  prepareLinks();
  followLinks();
  keyboardMode();
  islands();
  await new Promise((resolve) => setTimeout(resolve));
  prepareMarkup();
  docsHome();
  tree();
  progressBar();
  hideOnScroll();
  whenShown(newPage);
  // Signals to the head script and to tests that the page responds.
  document.documentElement.dataset.shell = '';
  whenShown(analytics);
}

// The page is complete when this script runs.
start();
