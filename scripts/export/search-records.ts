import { apiOperations } from '@/lib/openapi/operations';
import { settingAnchor, settingRows } from '@/lib/settings/rows';
import { readPages } from '../content/pages';
import { elementsOf, textAttribute } from '../content/tree';

/** A record of the search index that is not a page of its own. */
export interface SearchRecord {
  /** Site path, with trailing slash as exported. */
  url: string;
  content: string;
  meta: Record<string, string>;
}

/** One record for each API operation, found by its id, path, method and summary. */
export function operationRecords(): SearchRecord[] {
  return apiOperations.map(({ id, method, path, tag, operation, href }) => ({
    url: `${href}/`,
    content: `${id} ${method} ${path} ${tag} ${operation.summary} ${operation.description}`,
    meta: { title: `${operation.summary} (${id})`, kind: `${method} ${path}` },
  }));
}

/** One record for each setting, leading to its row on the page whose table shows it first. */
export function settingRecords(root: string): SearchRecord[] {
  const seen = new Set<string>();
  return readPages(root).pages.flatMap(({ route, tree, frontmatter }) => {
    if (frontmatter.draft === true || !/^\/docs\/[a-z]{3,}/.test(route)) return [];
    const sections = elementsOf(tree).filter(({ name }) => name === 'Settings');
    return sections.flatMap((element) => {
      const section = textAttribute(element, 'section');
      return (section ? settingRows(section) : [])
        .filter(({ path }) => !seen.has(path) && seen.add(path))
        .map((row) => ({
          url: `${route}/#${settingAnchor(row.path)}`,
          content: `${row.path} ${row.path.split(':').at(-1)} ${row.env} ${row.description} ${row.note}`,
          meta: { title: row.path, kind: 'Setting' },
        }));
    });
  });
}
