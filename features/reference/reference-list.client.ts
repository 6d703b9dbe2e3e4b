import 'client-only';

const getText = (element: Element | null): string => element?.textContent?.trim() ?? '';

/**
 * Shows the entries whose text, ID or group contains every word of a filter, case-insensitively, and unfolds
 * their groups. An empty filter restores the list.
 * @returns number of visible entries
 */
export function filterList(list: HTMLElement, filter: string): number {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  let left = 0;
  for (const group of list.querySelectorAll('details')) {
    group.dataset.built ??= String(group.open);
    const name = getText(group.querySelector('summary'));
    let shown = 0;
    for (const entry of group.querySelectorAll<HTMLElement>('li')) {
      const link = entry.querySelector('a');
      const text =
        `${getText(entry)} ${link?.dataset.words ?? ''} ${link?.pathname ?? ''} ${link?.hash ?? ''} ${name}`.toLowerCase();
      entry.hidden = !words.every((word) => text.includes(word));
      if (!entry.hidden) shown += 1;
    }
    group.hidden = shown === 0;
    group.open = words.length > 0 ? shown > 0 : group.dataset.built === 'true';
    left += shown;
  }
  return left;
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
