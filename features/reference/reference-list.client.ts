import 'client-only';

/*
 * The list of operations next to the pages of the reference: `<details>` of links, and links of their own. Plain HTML,
 * so everything that is known of it is read from it.
 */

const getText = (element: Element | null): string => element?.textContent?.trim() ?? '';

/**
 * Shows the entries whose text, id or group contains every word of a filter, in any letter case, and unfolds their groups.
 * An empty filter shows everything, folded as it was built.
 * @returns how many entries are left
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

/** Returns the link that a filter means: that of the operation with this ID, else the first that is left. */
export function bestMatch(list: Element, filter: string): HTMLAnchorElement | undefined {
  const id = filter.trim().toLowerCase();
  if (id === '') return undefined;
  const links = shownLinks(list);
  const isNamed = ({ hash, pathname }: HTMLAnchorElement) =>
    `${pathname}${hash}`.toLowerCase().split('/').includes(id);
  return links.find(isNamed) ?? links[0];
}

/** Makes one link of a list its tab stop. */
function stopAt(list: Element, stop: Element | undefined): void {
  for (const link of list.querySelectorAll('a')) link.tabIndex = link === stop ? 0 : -1;
}

/** Makes the current entry of a list its tab stop, or the first one where that is filtered out. */
function resetStop(list: HTMLElement): void {
  if (list.dataset.reference !== 'keys') return;
  const links = shownLinks(list);
  stopAt(list, links.find((link) => link.ariaCurrent !== null) ?? links[0]);
}

/**
 * Lets the arrow keys, Home and End walk through a list, which is one tab stop then: what comes behind it is one press away.
 * @returns what takes a key from outside into the list
 */
export function byKeys(list: HTMLElement): (event: KeyboardEvent) => void {
  const walk = (event: KeyboardEvent) => {
    const links = shownLinks(list);
    const place = links.indexOf(event.target as HTMLAnchorElement);
    const places: Record<string, number> = {
      ArrowDown: Math.min(place + 1, links.length - 1),
      ArrowUp: Math.max(place - 1, 0),
      Home: 0,
      End: links.length - 1,
    };
    const next = links[places[event.key] ?? -1];
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    next.focus();
  };
  if (list.dataset.reference !== 'keys') return () => undefined;
  for (const group of list.querySelectorAll('summary')) group.tabIndex = -1;
  resetStop(list);
  list.addEventListener('keydown', walk);
  list.addEventListener(
    'focusin',
    ({ target }) => target instanceof HTMLAnchorElement && stopAt(list, target),
  );
  list.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && list.contains(relatedTarget))) resetStop(list);
  });
  return walk;
}

/** Scrolls the column of the list, and nothing else, until its current entry shows. */
export function keepInView(list: Element): void {
  const box = list.closest<HTMLElement>('.sidebar');
  const entry = list.querySelector<HTMLElement>('[aria-current]');
  if (!box || !entry) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  if (bottom > Math.min(view.bottom, window.innerHeight) || top < view.top)
    box.scrollTop += top - view.height / 2;
}
