import { readFile } from 'node:fs/promises';
import type { BlockContent, Root, RootContent } from 'mdast';
import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { settingAnchor, settingRows } from '@/features/content/settings/rows';
import { getDocs } from '@/features/content/source';
import { getElements, getHeadings, textAttribute } from '@/features/content/tree';
import { aboutRecord, consoleRecord } from '@/features/records/others';
import { operationPage } from '@/features/reference/build/operation';
import { runningServerPages } from '@/features/reference/build/running-server';
import { schemaPages } from '@/features/reference/build/schema';
import type { Block, ReferencePage } from '@/features/reference/build/types';
import { getData } from '@/features/versions/data';
import { allOperations } from '@/shared/contract/all-operations';
import { tagSegment } from '@/shared/contract/contract';
import { openApi } from '@/shared/contract/document';
import { operationGroups } from '@/shared/contract/operations';
import { plainText } from '@/shared/markdown';
import { currentVersion } from '@/shared/versions';
import { type SiteLocale, site } from '@/theme.config';
import { toPlain } from '../markdown/convert';
import { textProp } from '../markdown/elements';
import { blocks, paragraph, text } from '../markdown/nodes';
import { parseText, readPage } from '../markdown/page';
import { referenceNodes } from '../markdown/reference';
import type { ElementHandler, MarkdownPageContext } from '../markdown/types';

/** A page as the search reads it. */
export interface SearchedPage {
  /** Site path with a slash at its end. */
  path: string;
  title: string;
  description: string;
  /** Its text as plain Markdown. Headings have their ids, and folded parts their titles, as `data`. */
  nodes: RootContent[];
  /** Ids of the rows of settings in it. */
  settings: string[];
}

/** Sets quotation marks as the compiler does, so that excerpts have those of the page. */
const typography = unified().use(remarkSmartypants);

const ABOUT = `app/(${site.locales[0].code})/markdown-page/about-this-site.mdx`;

/** A quote that stands for a folded part with a title. */
const folded: ElementHandler = (element, children, context) => [
  {
    type: 'blockquote',
    data: { hProperties: { title: textProp(element, 'summary', context) } },
    children: blocks(children),
  },
];

/** What a page lists or links to has places of its own in the search. */
const nothing: ElementHandler = () => [];
const content: ElementHandler = (_element, children) => children;

const handlers: Readonly<Record<string, ElementHandler>> = {
  ApiExample: (element, _children, context) => [paragraph(text(textProp(element, 'title', context)))],
  Cards: nothing,
  Details: folded,
  FormDefinition: nothing,
  LiveForm: nothing,
  Settings: nothing,
  Tab: content,
  Tabs: (_element, children) => blocks(children) as BlockContent[],
};

/** Returns the plain nodes of an MDX text, and what else the search reads of it. */
export function readText(
  source: string,
  context: MarkdownPageContext,
): Pick<SearchedPage, 'title' | 'description' | 'nodes' | 'settings'> {
  const { frontmatter, tree } = parseText(context.file, source);
  const plain: Root = { type: 'root', children: toPlain(tree.children, { ...context, handlers }) };
  // The parsed page is kept, and the marks are set in place.
  const root = structuredClone(plain);
  typography.runSync(root);
  const ids = getHeadings(tree).map(({ id }) => id);
  visit(root, 'heading', (heading) => {
    heading.data = { hProperties: { id: ids.shift() ?? '' } };
  });
  const settings = getElements(tree)
    .filter(({ name }) => name === 'Settings')
    .flatMap((element) => settingRows(textAttribute(element, 'section') ?? '', context.data.settings))
    .map(({ path }) => settingAnchor(path));
  return {
    title: String(frontmatter.title),
    description: String(frontmatter.description),
    nodes: root.children,
    settings,
  };
}

/** Leaves out how a difference was established. */
const withoutEvidence = (block: Block): Block =>
  block.kind === 'difference' ? { ...block, evidence: '' } : block;

function referencePage(page: ReferencePage): SearchedPage {
  const { path, title, description } = page;
  const sections = page.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map(withoutEvidence),
  }));
  return {
    path: `${path}/`,
    title,
    description: plainText(description),
    nodes: referenceNodes({ ...page, sections }),
    settings: [],
  };
}

/** The page of the console: the rules of all operations, and their groups. */
async function consolePage(): Promise<SearchedPage> {
  const { path, title, description } = await consoleRecord();
  const groups = operationGroups.map(({ tag, description: about }) => ({
    id: `tag-${tagSegment(tag)}`,
    title: tag,
    text: about,
  }));
  const sections = [
    { id: 'rules', title: 'Rules of all operations', text: openApi.info.description },
    ...groups,
  ];
  return referencePage({
    path,
    title,
    description,
    trail: [],
    callsApi: false,
    lead: [],
    sections: sections.map(({ text: about, ...section }) => ({
      ...section,
      blocks: [{ kind: 'text', text: about }],
    })),
  });
}

/** The page about the site itself: privacy, how to report an error. */
async function aboutPage(): Promise<SearchedPage> {
  const { path, title, description } = await aboutRecord();
  const context = {
    file: ABOUT,
    language: site.locales[0].code,
    version: currentVersion,
    data: getData(currentVersion),
    link: (href: string) => href,
  };
  return { ...readText(await readFile(ABOUT, 'utf8'), context), path: `${path}/`, title, description };
}

/**
 * Returns the pages that are searched in a language: the documentation of the current version, the reference, and the
 * page about the site. Throws a sentence with file and line for a page that cannot be turned into text.
 */
export async function searchedPages(locale: SiteLocale): Promise<SearchedPage[]> {
  const { pages } = await getDocs(currentVersion, locale);
  const docs = pages.map(async (page): Promise<SearchedPage> => {
    const { source, context } = await readPage(page);
    return { ...readText(source, context), path: `${page.href}/` };
  });
  const reference = [
    ...allOperations.map((api) => operationPage(api, [])),
    ...schemaPages(),
    ...runningServerPages(),
  ];
  return Promise.all([...docs, ...reference.map(referencePage), consolePage(), aboutPage()]);
}
