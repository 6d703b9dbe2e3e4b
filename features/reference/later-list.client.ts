import 'client-only';
import type { NavEntry } from '@/features/layout/nav-tree';
import { element } from '@/shared/browser/element';
import { basePath, LATER_OPERATIONS, siteHref } from '@/shared/paths';

/** Creates the markup that features/layout/nav-tree.tsx renders for an entry of the list. */
function createEntry({ title, href, method, mark, words, children }: NavEntry): HTMLLIElement {
  if (children)
    return element(
      'li',
      { class: 'nav-folder' },
      element(
        'details',
        {},
        element('summary', { class: 'nav-link nav-group' }, title),
        element('ul', { class: 'nav-list' }, ...children.map(createEntry)),
      ),
    );
  const link = element(
    'a',
    { class: 'nav-link', href: href && siteHref(href), 'data-words': words },
    ...(method ? [element('span', { class: `method method-${method}` }, method), ' '] : []),
    title,
    ...(mark ? [' ', element('span', { class: 'fine' }, mark)] : []),
  );
  return element('li', {}, link);
}

/**
 * Loads the operations of later releases into their folder, which only their own pages have in the HTML. If
 * that fails, the link of the folder still leads to the page with all of them.
 * @returns whether the list has changed
 */
export async function loadLater(list: HTMLElement): Promise<boolean> {
  const folder = list.querySelector('li[data-only="later"]');
  if (!folder || folder.querySelector('details')) return false;
  const response = await fetch(basePath + LATER_OPERATIONS).catch(() => undefined);
  const groups: NavEntry[] = response?.ok ? await response.json().catch(() => []) : [];
  if (groups.length === 0 || folder.querySelector('details')) return false;
  const link = folder.querySelector('a');
  folder.className = 'nav-folder';
  folder.append(
    element(
      'details',
      { open: true },
      element('summary', { class: 'nav-fold', 'aria-label': link?.textContent ?? '' }),
      element('ul', { class: 'nav-list' }, ...groups.map(createEntry)),
    ),
  );
  return true;
}
