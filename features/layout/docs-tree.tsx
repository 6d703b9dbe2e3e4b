import 'server-only';
import { getDocs, type NavNode } from '@/features/content/source';
import { getMessages } from '@/shared/i18n';
import { foreignLanguage } from '@/shared/site-links';
import { storageKeys } from '@/shared/storage-keys';
import type { SiteLocale } from '@/theme.config';
import { NavTree } from './nav-tree';

/** Returns the documentation tree, with the API reference at its end. */
export async function buildTree(locale: SiteLocale): Promise<NavNode[]> {
  const { tree } = await getDocs(locale);
  const href = '/docs/api';
  const hrefLang = foreignLanguage(href, locale);
  return [...tree, { title: getMessages(locale.code).navApi, href, ...(hrefLang && { hrefLang }) }];
}

interface Props {
  locale: SiteLocale;
  path: string;
  /** Leaves out what is below the sections. */
  onlySections?: boolean;
}

/** Renders the documentation tree, open on the way to the page. */
export async function DocsTree({ locale, path, onlySections = false }: Props) {
  const messages = getMessages(locale.code);
  const tree = await buildTree(locale);
  const nodes = onlySections ? tree.map(({ children: _below, ...section }) => section) : tree;
  return (
    <nav aria-label={messages.docsNavigation} data-tree="">
      <NavTree entries={nodes} path={path} below={{ text: messages.pagesBelow, lang: locale.code }} />
    </nav>
  );
}

const SCRIPT = `(function(){try{var d=document,s=JSON.parse(sessionStorage.getItem('${storageKeys.tree}'));d.querySelectorAll('details[data-folder]').forEach(function(f){if(s.open[f.dataset.folder])f.open=true});d.querySelector('.sidebar').scrollTop=s.top}catch(e){}})()`;

/** Restores open folders and scroll position behind the tree, so that nothing moves after the first paint. */
export function StoredTree() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: static text, which must run before the first paint
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
