import 'client-only';

/*
 * The list of operations beside the pages of the reference: `<details>` of links, and links of their own. Plain HTML,
 * so everything that is known of it is read from it.
 */

const textOf = (element: Element | null): string => element?.textContent?.trim() ?? '';

/**
 * Shows the entries whose text, id or group holds every word of a filter, in any letter case, and unfolds their groups.
 * An empty filter shows everything, folded as it was built.
 * @returns how many entries are left
 */
export function filterList(list: Element, filter: string): number {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  let left = 0;
  for (const group of list.querySelectorAll('details')) {
    group.dataset.built ??= String(group.open);
    const name = textOf(group.querySelector('summary'));
    let shown = 0;
    for (const entry of group.querySelectorAll<HTMLElement>('li')) {
      const link = entry.querySelector('a');
      const text =
        `${textOf(entry)} ${link?.dataset.words ?? ''} ${link?.pathname ?? ''} ${name}`.toLowerCase();
      entry.hidden = !words.every((word) => text.includes(word));
      if (!entry.hidden) shown += 1;
    }
    group.hidden = shown === 0;
    group.open = words.length > 0 ? shown > 0 : group.dataset.built === 'true';
    left += shown;
  }
  return left;
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
