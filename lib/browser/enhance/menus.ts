function openMenus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')];
}

/** Closes open menus that do not contain `inside`. */
export function closeMenus(inside?: Node | null): void {
  for (const menu of openMenus()) if (!inside || !menu.contains(inside)) menu.open = false;
}

/** Escape closes the open menu and returns focus to its button; arrow keys move through its links. Returns true when the key was used. */
export function handleMenuKey(target: Element, key: string): boolean {
  const menu = target.closest<HTMLDetailsElement>('details[data-menu]');
  if (!menu) return false;
  const summary = menu.querySelector<HTMLElement>('summary');
  if (key === 'Escape' && menu.open) {
    menu.open = false;
    summary?.focus();
    return true;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (!step) return false;
  menu.open = true;
  const links: Element[] = [...menu.querySelectorAll('a')];
  const index = links.indexOf(target);
  const next = index < 0 ? (step > 0 ? 0 : links.length - 1) : (index + step + links.length) % links.length;
  (links[next] as HTMLElement | undefined)?.focus();
  return true;
}
