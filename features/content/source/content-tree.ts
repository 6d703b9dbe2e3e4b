import type { Folder, MdxFile, PageMapItem } from 'nextra';
import { getPageMap } from 'nextra/page-map';

/** A separator in the compiler's page map. */
type SeparatorItem = PageMapItem & { name: string; title: string };

/** A page or folder of `content/` with its titles, in the order of `_meta`. */
export interface ContentNode {
  name: string;
  title: string;
  path: string[];
  page?: { description: string; title: string; draft: boolean };
  /** Whether `_meta` hides it (`display: 'hidden'`). */
  isHidden: boolean;
  /** Whether it is the label of the group that follows it (`type: 'separator'`). */
  isLabel?: boolean;
  children: ContentNode[];
}

function getText(record: unknown, key: string): string {
  const value = record && typeof record === 'object' ? (record as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' ? value : '';
}

const isSeparator = (item: PageMapItem): item is SeparatorItem => 'type' in item && item.type === 'separator';

function toNode(item: Folder | MdxFile, parent: string[], meta: unknown): ContentNode {
  const frontMatter: unknown = 'frontMatter' in item ? item.frontMatter : undefined;
  const path = item.name === 'index' ? parent : [...parent, item.name];
  const title = getText(frontMatter, 'title');
  // The compiler's map also contains routes of `app/`; only files of `content/` are documentation pages.
  const isPage = title && getText(frontMatter, 'filePath').replaceAll('\\', '/').startsWith('content/');
  const draft = (frontMatter as { draft?: unknown } | undefined)?.draft === true;
  return {
    name: item.name,
    title: getText(item, 'title') || title || item.name,
    path,
    isHidden: getText((meta as Record<string, unknown> | undefined)?.[item.name], 'display') === 'hidden',
    children: 'children' in item ? toNodes(item.children, path) : [],
    ...(isPage && { page: { title, description: getText(frontMatter, 'description'), draft } }),
  };
}

function toNodes(items: PageMapItem[], parent: string[]): ContentNode[] {
  const meta = items.find((item) => 'data' in item)?.data;
  return items.flatMap((item): ContentNode[] => {
    if (isSeparator(item)) {
      const { name, title } = item;
      return [{ name, title, path: [...parent, name], isHidden: false, isLabel: true, children: [] }];
    }
    return 'route' in item ? [toNode(item, parent, meta)] : [];
  });
}

/** Reads the tree of `content/` from the compiler, in the order of the `_meta` files. */
export async function readContentTree(): Promise<ContentNode[]> {
  return toNodes(await getPageMap('/docs'), []);
}
