import 'client-only';
import { placeAfter } from '@/shared/browser/arrow-keys';
import { readStored, writeStored } from '@/shared/browser/storage';
import { storageKeys } from '@/shared/storage-keys';

function getTabs(set: Element): HTMLElement[] {
  return [...set.querySelectorAll<HTMLElement>(':scope > [data-tab-list] > [data-tab]')];
}

function getPanels(set: Element): HTMLElement[] {
  return [...set.querySelectorAll<HTMLElement>(':scope > [data-tab-panel]')];
}

function select(set: Element, name: string): void {
  const tabs = getTabs(set);
  if (!tabs.some((tab) => tab.dataset.tab === name)) return;
  for (const tab of tabs) {
    const chosen = tab.dataset.tab === name;
    tab.ariaSelected = String(chosen);
    tab.tabIndex = chosen ? 0 : -1;
  }
  for (const panel of getPanels(set)) {
    if (panel.dataset.tabPanel === name) panel.removeAttribute('hidden');
    // Find in page and text fragments can open the panel.
    else panel.setAttribute('hidden', 'until-found');
  }
}

let count = 0;

/** Returns the heading before an element, which describes the alternatives. */
function headingBefore(element: Element): Element | undefined {
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')];
  return headings.findLast(
    (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

function nameTabList(list: HTMLElement): void {
  const heading = headingBefore(list);
  if (!heading) return;
  heading.id ||= 'page-title';
  list.setAttribute('aria-labelledby', heading.id);
}

/** Turns tab sets into ARIA tab lists and selects the stored tab of their group. */
export function prepareTabs(): void {
  for (const set of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    set.dataset.ready = '';
    const list = set.querySelector<HTMLElement>(':scope > [data-tab-list]');
    if (!list) continue;
    list.role = 'tablist';
    nameTabList(list);
    const panels = getPanels(set);
    for (const [index, tab] of getTabs(set).entries()) {
      const panel = panels[index];
      if (!panel) continue;
      count += 1;
      tab.id ||= `tab-${count}`;
      panel.id ||= `panel-${count}`;
      tab.role = 'tab';
      tab.setAttribute('aria-controls', panel.id);
      panel.role = 'tabpanel';
      panel.setAttribute('aria-labelledby', tab.id);
    }
    const storedTab = readStored(storageKeys.tab(set.dataset.tabs ?? ''));
    const first = getTabs(set)[0]?.dataset.tab ?? '';
    select(set, first);
    if (storedTab) select(set, storedTab);
  }
}

/** Opens the tab of the panel in which the browser found text. */
export function revealTab(element: Element): void {
  const panel = element.closest<HTMLElement>('[data-tab-panel]');
  const set = panel?.closest('[data-tabs]');
  if (set) select(set, panel?.dataset.tabPanel ?? '');
}

/** Selects a tab in every set of its group, and stores the choice. The tab keeps its place on screen. */
export function chooseTab(tab: HTMLElement): void {
  const group = tab.closest<HTMLElement>('[data-tabs]')?.dataset.tabs ?? '';
  const name = tab.dataset.tab ?? '';
  const before = tab.getBoundingClientRect().top;
  for (const set of document.querySelectorAll(`[data-tabs="${CSS.escape(group)}"]`)) select(set, name);
  writeStored(storageKeys.tab(group), name);
  window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** Handles arrow keys, Home and End in a tab list. Returns true when the key was used. */
export function handleTabKey(tab: HTMLElement, key: string): boolean {
  const set = tab.closest('[data-tabs]');
  if (!set) return false;
  const tabs = getTabs(set);
  const index = placeAfter(key, ['ArrowLeft', 'ArrowRight'], tabs.indexOf(tab), tabs.length);
  const target = tabs[index ?? -1];
  if (!target) return false;
  target.focus();
  chooseTab(target);
  return true;
}
