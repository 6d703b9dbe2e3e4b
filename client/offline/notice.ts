import 'client-only';
import { loadTexts } from '@/lib/i18n/browser';
import type { OfflineTexts } from '@/lib/i18n/en/offline';
import { format } from '@/lib/i18n/format';
import { localeOfCode, localePath } from '@/lib/i18n/split';
import { OFFLINE_PAGE } from '@/lib/offline';
import { siteHref } from '@/lib/paths';
import { builtAt } from './format';
import { currentlyCached, readSite } from './store';

const ID = 'offline-notice';

/** The bar, empty: what is said in it is heard by screen readers only when it changes what is there already. */
function openBar(texts: OfflineTexts): HTMLElement {
  const box = document.createElement('section');
  box.id = ID;
  box.className = 'offline-notice';
  box.ariaLabel = texts.offlineNotice;
  const status = document.createElement('p');
  status.role = 'status';
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'icon-button';
  close.ariaLabel = texts.offlineNoticeDismiss;
  close.textContent = '×';
  close.addEventListener('click', () => box.remove());
  box.append(status, close);
  // Above the bar and in the flow of the page, where it covers nothing.
  document.body.prepend(box);
  return status;
}

/** Says what a reader should know about what they keep; nothing while it is what the site has. */
async function update(): Promise<void> {
  document.getElementById(ID)?.remove();
  const cached = await currentlyCached();
  if (!cached) return;
  const now = await readSite().catch(() => undefined);
  if (now?.revision === cached.revision) return;
  const locale = localeOfCode(document.documentElement.lang);
  const texts = await loadTexts('offline', locale.code);
  const date = builtAt(cached.made, locale.code);
  const said: (string | Node)[] = [];
  if (now) {
    const link = document.createElement('a');
    link.href = siteHref(localePath(OFFLINE_PAGE, locale));
    link.textContent = texts.offlineNoticeLink;
    const newer = { cached: date, date: builtAt(now.made, locale.code) };
    said.push(format(texts.offlineNoticeNewer, newer), ' ', link);
  } else said.push(format(texts.offlineNoticeOffline, { date }));
  const status = openBar(texts);
  requestAnimationFrame(() => status.append(...said));
}

/**
 * Tells at the top of the page that the site has newer pages than those kept, or does not respond; again when the
 * network comes or goes, for as long as the document lives.
 */
export function watchCachedDocs(): void {
  // What cannot be found out is no reason to disturb a reader.
  const tell = () => void update().catch(() => undefined);
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  tell();
}
