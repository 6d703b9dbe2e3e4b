import 'client-only';
import { readTexts } from '@/lib/browser/instant/texts';
import { escapeText } from '@/lib/shared/escape-html';
import { treeHtml } from '@/lib/shared/nav-html';
import { type NavNode, treeFile } from '@/lib/shared/nav-tree';
import { basePath } from '@/lib/shared/paths';

/** Files that were asked for, by address. */
const files = new Map<string, Promise<NavNode[]>>();

async function fetchEntries(address: string): Promise<NavNode[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return (await response.json()) as NavNode[];
}

/**
 * The entries of a folder, asked for once; a failed try is forgotten.
 * @param tree language and version of the tree
 * @param folder path of the folder; empty for the top
 */
export function entries(tree: string, folder: string): Promise<NavNode[]> {
  const address = basePath + treeFile(tree, folder);
  const known = files.get(address) ?? fetchEntries(address);
  files.set(address, known);
  known.catch(() => files.delete(address));
  return known;
}

/**
 * Draws the entries of a folder of a tree.
 * @param tree the tree on the page
 * @returns HTML, and whether it shows the entries; it says so where they cannot be had
 */
export async function drawEntries(
  tree: HTMLElement,
  folder: string,
): Promise<{ html: string; isComplete: boolean }> {
  const { pagesBelow, pagesBelowFailed } = readTexts();
  try {
    const nodes = await entries(tree.dataset.tree ?? '', folder);
    const markup = { prefix: tree.dataset.prefix ?? '', locale: document.documentElement.lang, pagesBelow };
    return { html: treeHtml(nodes, markup), isComplete: true };
  } catch {
    const html = `<p class="nav-failed" role="status">${escapeText(pagesBelowFailed)}</p>`;
    return { html, isComplete: false };
  }
}
