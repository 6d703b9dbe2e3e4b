import 'client-only';
import { placeAfter } from '@/shared/browser/arrow-keys';

/** Closes the open menus, except the one around a node. */
export function closeMenus(inside?: Node | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]'))
    if (!inside || !menu.contains(inside)) menu.open = false;
}

/** Handles Escape, arrow keys, Home and End in a menu. Returns true when the key was used. */
export function handleMenuKey(target: Element, key: string): boolean {
  const menu = target.closest<HTMLDetailsElement>('details[data-menu]');
  if (!menu) return false;
  const summary = menu.querySelector<HTMLElement>('summary');
  if (key === 'Escape' && menu.open) {
    menu.open = false;
    summary?.focus();
    return true;
  }
  const links = [...menu.querySelectorAll<HTMLElement>('li > :not([hidden])')];
  const index = target instanceof HTMLElement ? links.indexOf(target) : -1;
  const next = placeAfter(key, ['ArrowUp', 'ArrowDown'], index, links.length);
  // Home and End scroll the page while the menu is closed.
  if (next === undefined || (!menu.open && !key.startsWith('Arrow'))) return false;
  menu.open = true;
  links[next]?.focus();
  return true;
}

/** Copies query and hash of the page to a link to its translation: heading IDs are the same. */
export function keepPlace(target: Element): void {
  const link = target.closest<HTMLAnchorElement>('a[data-same-page]');
  if (!link) return;
  link.search = window.location.search;
  link.hash = window.location.hash;
}
