import 'client-only';
import { drawEntries, entries } from './tree-files';

/*
 * Entries of the documentation tree that a page does not hold. A place for them is the list of a folder, or the whole
 * tree, which has the same as its content: one list of entries.
 */

/** Path of the folder whose list has an id: the id is the name of the tree on the page and the path. */
export const folderOfId = (id: string): string => id.replace(/^[^/]*\//, '');

/** Whether a place has its entries. */
export const isFilled = (place: Element): boolean => place.querySelector(':scope > .nav-list') !== null;

/** The tree on the page that a place belongs to. */
const treeOf = (place: Element): HTMLElement | null => place.closest<HTMLElement>('[data-tree]');

/** The same entries in another tree of this page: the menu of phones finds those of the column there. */
function copyOfOther(tree: HTMLElement, folder: string): Element | undefined {
  for (const other of document.querySelectorAll<HTMLElement>('[data-tree]')) {
    if (other === tree || other.dataset.tree !== tree.dataset.tree) continue;
    const place = folder ? document.getElementById(`${other.dataset.prefix}/${folder}`) : other;
    const list = place?.querySelector(':scope > .nav-list')?.cloneNode(true);
    if (!(list instanceof Element)) continue;
    for (const name of ['id', 'aria-controls'])
      for (const element of list.querySelectorAll(`[${name}]`))
        element.setAttribute(name, `${tree.dataset.prefix}/${folderOfId(element.getAttribute(name) ?? '')}`);
    return list;
  }
  return undefined;
}

/** Asks for the entries of a folder's list ahead of time; nothing happens when that fails. */
export function warmEntries(list: Element): void {
  const tree = treeOf(list);
  if (tree && !isFilled(list)) entries(tree.dataset.tree ?? '', folderOfId(list.id)).catch(() => undefined);
}

async function draw(place: Element, tree: HTMLElement, folder: string): Promise<boolean> {
  place.setAttribute('aria-busy', 'true');
  const { html, isComplete } = await drawEntries(tree, folder);
  place.removeAttribute('aria-busy');
  if (!isFilled(place)) place.innerHTML = html;
  return isComplete;
}

/**
 * Puts the entries of a folder, or of a whole tree, in their place. Done at once where they are on the page already.
 * Where they cannot be had, the place says so.
 * @returns whether the place has its entries
 */
export function fill(place: Element): true | Promise<boolean> {
  const tree = treeOf(place);
  if (!tree || isFilled(place)) return true;
  const folder = place === tree ? '' : folderOfId(place.id);
  const copy = copyOfOther(tree, folder);
  if (!copy) return draw(place, tree, folder);
  place.replaceChildren(copy);
  return true;
}
