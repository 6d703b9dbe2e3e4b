/** Whether an entry is the page on screen, or the one that it belongs to: pages below an entry that is no folder, such as the operations. */
export function currentMark(
  entry: { href?: string | undefined; isFolder: boolean },
  path: string | undefined,
): 'page' | 'true' | undefined {
  if (path === undefined || entry.href === undefined) return undefined;
  if (entry.href === path) return 'page';
  return !entry.isFolder && path.startsWith(`${entry.href}/`) ? 'true' : undefined;
}
