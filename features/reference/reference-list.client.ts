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
  resetStop(list);
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

function stopAt(list: Element, stop: Element | undefined): void {
  for (const link of list.querySelectorAll('a')) link.tabIndex = link === stop ? 0 : -1;
}

/** Makes the current entry the tab stop, or the first visible one. */
function resetStop(list: HTMLElement): void {
  if (list.dataset.reference !== 'keys') return;
  const links = shownLinks(list);
  stopAt(list, links.find((link) => link.ariaCurrent !== null) ?? links[0]);
}

/**
 * Moves through the list with the arrow keys, Home and End, and makes it a single tab stop.
 * @returns handler for keys pressed outside the list
 */
export function byKeys(list: HTMLElement): (event: KeyboardEvent) => void {
  const moveFocus = (event: KeyboardEvent) => {
    const links = shownLinks(list);
    const index = links.indexOf(event.target as HTMLAnchorElement);
    const targets: Record<string, number> = {
      ArrowDown: Math.min(index + 1, links.length - 1),
      ArrowUp: Math.max(index - 1, 0),
      Home: 0,
      End: links.length - 1,
    };
    const next = links[targets[event.key] ?? -1];
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    next.focus();
  };
  if (list.dataset.reference !== 'keys') return () => undefined;
  for (const group of list.querySelectorAll('summary')) group.tabIndex = -1;
  resetStop(list);
  list.addEventListener('keydown', moveFocus);
  list.addEventListener(
    'focusin',
    ({ target }) => target instanceof HTMLAnchorElement && stopAt(list, target),
  );
  list.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && list.contains(relatedTarget))) resetStop(list);
  });
  return moveFocus;
}
