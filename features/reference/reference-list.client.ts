import 'client-only';
import { isMissing } from './release-choice.client';

const getText = (element: Element | null): string => element?.textContent?.trim() ?? '';

const ENTRY = 'li:not(.nav-folder)';
const SHOWN = 'li:not(.nav-folder, [hidden])';

/** Returns what the filter searches of an entry: text, ID, address and group. */
function searchedText(entry: Element): string {
  const link = entry.querySelector('a');
  const group = entry.closest('details')?.querySelector('summary') ?? null;
  return [getText(entry), link?.dataset.words, link?.pathname, link?.hash, getText(group)]
    .join(' ')
    .toLowerCase();
}

/**
 * Shows the entries whose text, ID or group contains every word of a filter, case-insensitively, and unfolds
 * their groups. An empty filter restores the list, without the operations that a release lacks.
 * @param release a value of release-choice.tsx; empty for all
 * @returns number of visible entries
 */
export function filterList(list: HTMLElement, filter: string, release: string): number {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  for (const entry of list.querySelectorAll<HTMLElement>('[data-only]'))
    entry.hidden = isMissing(entry, release);
  for (const entry of list.querySelectorAll<HTMLElement>(`details ${ENTRY}`)) {
    const text = searchedText(entry);
    entry.hidden = isMissing(entry, release) || !words.every((word) => text.includes(word));
  }
  for (const group of list.querySelectorAll('details')) {
    group.dataset.built ??= String(group.open);
    const isShown = group.querySelector(SHOWN) !== null;
    group.hidden = !isShown;
    group.open = words.length > 0 ? isShown : group.dataset.built === 'true';
  }
  return list.querySelectorAll(`details ${SHOWN}`).length;
}

const shownLinks = (list: Element) => [
  ...list.querySelectorAll<HTMLAnchorElement>('details[open] li:not([hidden]) > a'),
];

/** Returns the operation with this ID, else the first visible entry. */
export function bestMatch(list: Element, filter: string): HTMLAnchorElement | undefined {
  const id = filter.trim().toLowerCase();
  if (id === '') return undefined;
  const links = shownLinks(list);
  const hasId = ({ hash, pathname }: HTMLAnchorElement) =>
    `${pathname}${hash}`.toLowerCase().split('/').includes(id);
  return links.find(hasId) ?? links[0];
}
