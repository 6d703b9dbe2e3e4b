import { type NavNode, treeOf } from '@/lib/build/docs-tree';
import { getMessages } from '@/lib/i18n';
import { pageShown, parseAddress } from '@/lib/shared/addresses';
import { siteHref } from '@/lib/shared/paths';
import { currentVersion } from '@/lib/shared/versions';
import { type SiteLocale, sidebar } from '@/theme.config';

/** Whether the way to a page leads through a folder, or ends at it. */
const leadsTo = ({ href, children }: NavNode, path: string): boolean =>
  href === path || (children?.some((child) => leadsTo(child, path)) ?? false);

/** Whether an entry is the page on screen, or the one that it belongs to, such as that of the reference on an operation's page. */
function markOf({ href, children }: NavNode, path: string): 'page' | 'true' | undefined {
  if (href === undefined) return undefined;
  if (href === path) return 'page';
  return !children && path.startsWith(`${href}/`) ? 'true' : undefined;
}

interface EntriesProps {
  nodes: readonly NavNode[];
  /** Site path of the page on screen. */
  path: string;
  /** Words before the name of a folder on what unfolds it, and their language. */
  below: { text: string; lang: string };
  /** Number of levels whose folders begin unfolded. */
  unfolded: number;
}

function Entries({ nodes, path, below, unfolded }: EntriesProps) {
  return (
    <ul className="nav-list">
      {nodes.map((node) => {
        const { title, href, lang, folder, children } = node;
        return (
          <li key={folder ?? href} lang={lang} className={children && 'nav-folder'}>
            {href ? (
              <a className="nav-link" href={siteHref(href)} aria-current={markOf(node, path)}>
                {title}
              </a>
            ) : (
              <span className="nav-link nav-label">{title}</span>
            )}
            {children && (
              <details data-collapsible="" data-folder={folder} open={unfolded > 0 || leadsTo(node, path)}>
                <summary
                  className="nav-fold"
                  lang={lang && below.lang}
                  aria-label={`${below.text} ${title}`}
                />
                <Entries nodes={children} path={path} below={below} unfolded={unfolded - 1} />
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The whole documentation tree. Folders on the way to the page begin unfolded; lib/browser/enhance/tree.ts keeps what
 * the reader unfolds.
 * @param path site path of the page on screen
 */
export async function DocsTree({ locale, path }: { locale: SiteLocale; path: string }) {
  const address = pageShown(parseAddress(path));
  const version = address.kind === 'page' ? address.version : currentVersion;
  const messages = getMessages(locale.code);
  return (
    <nav aria-label={messages.docsNavigation} data-tree="">
      <Entries
        nodes={await treeOf(version, locale)}
        path={path}
        below={{ text: messages.pagesBelow, lang: locale.code }}
        unfolded={sidebar.defaultMenuCollapseLevel - 1}
      />
    </nav>
  );
}
