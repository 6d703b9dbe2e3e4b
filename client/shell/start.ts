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

/** Runs a script of its own on pages that have what it is for. */
function where(selector: string, run: () => Promise<void>): void {
  if (document.querySelector(selector)) run().catch(() => undefined);
}

/** Loads what only some pages, or some readers, need. */
function onSomePages(): void {
  where('.ref-filter', async () => (await import('@/client/behaviors/reference-filter')).referenceFilter());
  where('.diagram', async () => (await import('@/client/diagram-zoom')).zoomDiagrams());
  // The link to the page in the language of the browser, which a translated page does not offer.
  const translation = `[data-offer][hreflang="${navigator.language.slice(0, 2)}"]`;
  where(translation, async () =>
    (await import('@/client/behaviors/offer-language')).offerLanguage(translation),
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
  onSomePages();
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
