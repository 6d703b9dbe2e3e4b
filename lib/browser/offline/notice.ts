import 'client-only';
import { pageWide } from '@/lib/browser/page-wide';
import { loadTexts } from '@/lib/i18n/browser';
import { format } from '@/lib/i18n/format';
import { localePath } from '@/lib/i18n/split';
import { OFFLINE_PAGE, type OfflineSite } from '@/lib/shared/offline';
import { siteHref } from '@/lib/shared/paths';
import { site } from '@/theme.config';
import { builtAt } from './format';
import { currentlyKept, readSite } from './store';

const ID = 'offline-notice';

/** What a reader is told about what they keep; nothing while it is what the site has. */
async function sentence(kept: OfflineSite): Promise<{ text: string; link?: HTMLAnchorElement } | undefined> {
  const language = document.documentElement.lang;
  const locale = site.locales.find(({ code }) => code === language) ?? site.locales[0];
  const now = await readSite().catch(() => undefined);
  if (now?.revision === kept.revision) return undefined;
  const texts = await loadTexts('offline', locale.code);
  const date = builtAt(kept.made, language);
  if (!now) return { text: format(texts.offlineNoticeOffline, { date }) };
  const link = document.createElement('a');
  link.href = siteHref(localePath(OFFLINE_PAGE, locale));
  link.textContent = texts.offlineNoticeLink;
  return { text: format(texts.offlineNoticeNewer, { kept: date, date: builtAt(now.made, language) }), link };
}

async function bar(): Promise<{ box: HTMLElement; status: HTMLElement }> {
  const language = document.documentElement.lang;
  const { code } = site.locales.find((locale) => locale.code === language) ?? site.locales[0];
  const texts = await loadTexts('offline', code);
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
  return { box, status };
}

async function update(): Promise<void> {
  document.getElementById(ID)?.remove();
  const kept = await currentlyKept();
  const told = kept && (await sentence(kept));
  if (!told) return;
  const { status } = await bar();
  // Heard by screen readers only when it changes what is there already.
  requestAnimationFrame(() => status.append(told.text, ...(told.link ? [' ', told.link] : [])));
}

/**
 * Tells at the top of the page that the site has newer pages than those kept, or does not answer; again when the
 * network comes or goes, for as long as the document lives. A second call does nothing.
 */
export function watchKeptDocs(): void {
  const state = pageWide('kept docs', () => ({ isWatched: false }));
  if (state.isWatched) return;
  state.isWatched = true;
  // What cannot be found out is no reason to disturb a reader.
  const tell = () => void update().catch(() => undefined);
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  tell();
}
