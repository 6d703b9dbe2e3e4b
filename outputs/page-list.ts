import 'server-only';
import { type NavNode, treeOf } from '@/lib/build/docs-tree';
import { defaultLocale } from '@/lib/i18n';
import { apiOperations, operationTitle } from '@/lib/shared/openapi/operations';
import { currentVersion } from '@/lib/shared/versions';

/** Title and site path of a page. */
type Entry = Pick<NavNode, 'title' | 'href'>;

const entriesOf = (nodes: readonly NavNode[]): Entry[] =>
  nodes.flatMap(({ title, href, children = [] }) => [
    ...(href ? [{ title, href }] : []),
    ...entriesOf(children),
  ]);

/** All pages of the current version and of the API reference, in the default language. */
export async function pageList(): Promise<Entry[]> {
  const pages = entriesOf(await treeOf(currentVersion, defaultLocale));
  const operations = apiOperations.map((api) => ({ href: api.href, title: operationTitle(api) }));
  return [...pages, ...operations];
}
