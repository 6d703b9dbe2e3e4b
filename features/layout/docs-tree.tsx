import { pageShown, parseAddress } from '@/shared/addresses';
import { getMessages } from '@/shared/i18n';
import { storageKeys } from '@/shared/storage-keys';
import { currentVersion } from '@/shared/versions';
import { type SiteLocale, sidebar } from '@/theme.config';
import { buildTree, type NavNode } from './build/docs-tree';
import { type NavEntry, NavTree } from './nav-tree';

/** The nodes with as many levels of folders open as the configuration says. */
const unfold = (nodes: readonly NavNode[], levels: number): NavEntry[] =>
  nodes.map(({ children, ...node }) => ({
    ...node,
    ...(children && { children: unfold(children, levels - 1), isOpen: levels > 1 }),
  }));

/**
 * The whole documentation tree. Folders on the way to the page begin unfolded; features/layout/behaviors/tree.ts keeps what
 * the reader unfolds.
 * @param path site path of the page on screen
 */
export async function DocsTree({ locale, path }: { locale: SiteLocale; path: string }) {
  const address = pageShown(parseAddress(path));
  const version = address.kind === 'page' ? address.version : currentVersion;
  const messages = getMessages(locale.code);
  const nodes = await buildTree(version, locale);
  return (
    <nav aria-label={messages.docsNavigation} data-tree="">
      <NavTree
        entries={unfold(nodes, sidebar.defaultMenuCollapseLevel)}
        path={path}
        below={{ text: messages.pagesBelow, lang: locale.code }}
      />
    </nav>
  );
}

/** As features/layout/behaviors/tree.ts does once the shell's script is there: unfolds what the reader unfolded, and scrolls the column. */
const SCRIPT = `(function(){try{var d=document,s=JSON.parse(sessionStorage.getItem('${storageKeys.tree}'));d.querySelectorAll('details[data-folder]').forEach(function(f){if(s.open[f.dataset.folder])f.open=true});d.querySelector('.sidebar').scrollTop=s.top}catch(e){}})()`;

/** Stands behind the tree: a reader finds it as they left it from the first paint of the next page on, and nothing moves. */
export function StoredTree() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text; it must run before the first paint
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
