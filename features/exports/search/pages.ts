import { readFile } from 'node:fs/promises';
import type { BlockContent, Root, RootContent } from 'mdast';
import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { settingAnchor, settingRows } from '@/features/content/settings/rows';
import { getData } from '@/features/content/site-data';
import { getDocs } from '@/features/content/source';
import { getElements, getHeadings, textAttribute } from '@/features/content/tree';
import { aboutRecord, consoleRecord } from '@/features/records/others';
import { operationPage } from '@/features/reference/build/operation';
import { runningServerPages } from '@/features/reference/build/running-server';
import { schemaPages } from '@/features/reference/build/schema';
import type { Block, ReferencePage } from '@/features/reference/build/types';
import { apiRules } from '@/shared/contract/document';
import { referenceOperations } from '@/shared/contract/later-releases';
import { groupAnchor, operationGroups } from '@/shared/contract/operations';
import { plainText } from '@/shared/markdown';
import { type SiteLocale, site } from '@/theme.config';
import { toPlain } from '../markdown/convert';
import { textProp } from '../markdown/elements';
import { blocks, paragraph, text } from '../markdown/nodes';
import { parseText, readPage } from '../markdown/page';
import { referenceNodes } from '../markdown/reference';
import type { ElementHandler, MarkdownPageContext } from '../markdown/types';

/** A page as input of the search. */
export interface SearchedPage {
  /** Site path with a trailing slash. */
  path: string;
  title: string;
  description: string;
  /** Its text as plain Markdown. Headings have their IDs and folded parts their titles in `data`. */
  nodes: RootContent[];
  /** IDs of its settings rows. */
  settings: string[];
}

/** Sets quotation marks like the compiler, so that excerpts match the page. */
const typography = unified().use(remarkSmartypants);

const ABOUT = `app/(${site.locales[0].code})/markdown-page/about-this-site.mdx`;

/** Marks a folded part with its title. */
const folded: ElementHandler = (element, children, context) => [
  {
    type: 'blockquote',
    data: { hProperties: { title: textProp(element, 'summary', context) } },
    children: blocks(children),
  },
];

/** Listed or linked content has its own search entries. */
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

/** Returns the plain nodes of an MDX text, and its settings. */
export function readText(
  source: string,
  context: MarkdownPageContext,
): Pick<SearchedPage, 'title' | 'description' | 'nodes' | 'settings'> {
  const { frontmatter, tree } = parseText(context.file, source);
  const plain: Root = { type: 'root', children: toPlain(tree.children, { ...context, handlers }) };
  // The parsed page is cached, and `typography` changes nodes in place.
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

/** Removes the evidence of a difference. */
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

/** Returns the console page: the rules of all operations and their groups. */
async function consolePage(): Promise<SearchedPage> {
  const { path, title, description } = await consoleRecord();
  const groups = operationGroups.map(({ tag, description: about }) => ({
    id: groupAnchor(tag),
    title: tag,
    text: about,
  }));
  const sections = [{ id: 'rules', title: 'Rules of all operations', text: apiRules }, ...groups];
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

/** Returns the page about the site. */
async function aboutPage(): Promise<SearchedPage> {
  const { path, title, description } = await aboutRecord();
  const context = {
    file: ABOUT,
    language: site.locales[0].code,
    data: getData(),
    link: (href: string) => href,
  };
  return { ...readText(await readFile(ABOUT, 'utf8'), context), path: `${path}/`, title, description };
}

/**
 * Returns the pages to search in a language: documentation, reference, and the page
 * about the site. Throws an error with file and line for a page that cannot be converted.
 */
export async function searchedPages(locale: SiteLocale): Promise<SearchedPage[]> {
  const { pages } = await getDocs(locale);
  const docs = pages.map(async (page): Promise<SearchedPage> => {
    const { source, context } = await readPage(page);
    return { ...readText(source, context), path: `${page.href}/` };
  });
  const reference = [
    ...referenceOperations.map((api) => operationPage(api, [])),
    ...schemaPages(),
    ...runningServerPages(),
  ];
  return Promise.all([...docs, ...reference.map(referencePage), consolePage(), aboutPage()]);
}
