import { currentMark } from './current-mark';
import { escapeText } from './escape-html';
import type { NavNode } from './nav-tree';
import { siteHref } from './paths';

/** What the markup of a tree needs beside its nodes. */
export interface NavMarkup {
  /** Start of the element ids; two trees on one page need two. */
  prefix: string;
  /** Site path of the current page, while it is known; lib/browser/enhance/tree.ts marks it otherwise. */
  path?: string;
  /** Language of the interface, for the names of the buttons. */
  locale: string;
  /** Words before the name of a folder on its button. */
  pagesBelow: string;
  /** Folders that bring their entries begin folded too. */
  isFolded?: boolean;
}

const attribute = (name: string, value: string | undefined): string =>
  value === undefined ? '' : ` ${name}="${escapeText(value)}"`;

function item(node: NavNode, markup: NavMarkup): string {
  const { title, href, lang, folder, first, children } = node;
  const mark = currentMark({ href, isFolder: folder !== undefined }, markup.path);
  const label = href
    ? `<a class="nav-link"${attribute('href', siteHref(href))}${attribute('aria-current', mark)}>${escapeText(title)}</a>`
    : `<span class="nav-link nav-label">${escapeText(title)}</span>`;
  const start = `<li${attribute('lang', lang)}>`;
  if (folder === undefined) return `${start}${label}</li>`;
  const id = `${markup.prefix}/${folder}`;
  const isOpen = children !== undefined && !markup.isFolded;
  const button = [
    '<button type="button" class="nav-fold"',
    attribute('lang', lang && markup.locale),
    attribute('aria-expanded', String(isOpen)),
    attribute('aria-controls', id),
    attribute('aria-label', `${markup.pagesBelow} ${title}`),
    ' data-instant=""></button>',
  ].join('');
  const without = first && `<noscript>${treeHtml([first], markup)}</noscript>`;
  const content = children ? treeHtml(children, markup) : (without ?? '');
  const list = `<div${attribute('id', id)}${isOpen ? '' : ' hidden=""'}>${content}</div>`;
  return `${start}<div class="nav-folder">${label}${button}</div>${list}</li>`;
}

/**
 * The documentation tree as HTML, for the build and for what the browser adds later. Folders that bring their entries
 * begin unfolded unless told otherwise; the others have an empty list that is filled when it is unfolded.
 */
export function treeHtml(nodes: readonly NavNode[], markup: NavMarkup): string {
  return `<ul class="nav-list">${nodes.map((node) => item(node, markup)).join('')}</ul>`;
}
