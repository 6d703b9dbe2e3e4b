import 'server-only';
import GithubSlugger from 'github-slugger';
import { getDocs, type NavNode } from '@/features/content/source';
import { pageRecords } from '@/features/records';
import { parseAddress } from '@/shared/addresses';
import { contractFiles } from '@/shared/contract/contract-files';
import { openApi } from '@/shared/contract/document';
import { once } from '@/shared/files/once';
import { defaultLocale } from '@/shared/i18n';
import { build } from '@/shared/i18n/en/build';
import { about, site } from '@/theme.config';
import { absoluteUrl, inReference, isArticle, listPages } from './links';

const { name } = site.product;

const listHrefs = ({ href = '', children = [] }: NavNode): string[] => [href, ...children.flatMap(listHrefs)];

/**
 * The parts of the documentation with their pages in reading order, and the name of the file that lists them:
 * the top level of the sidebar, then the API reference. The first part also has the pages outside both.
 */
const parts = once(async () => {
  const records = await pageRecords();
  const { tree } = await getDocs(defaultLocale);
  const articles = records.filter((record) => isArticle(record, defaultLocale.code));
  const nodes = tree.map((node) => ({ title: node.title, hrefs: new Set(listHrefs(node)) }));
  const partOf = (path: string) => nodes.find(({ hrefs }) => hrefs.has(path)) ?? nodes[0];
  const consoles = records.filter(({ path }) => parseAddress(path).kind === 'console');
  const slugger = new GithubSlugger();
  return [
    ...nodes.map((node) => ({
      title: node.title,
      pages: articles.filter(({ path }) => partOf(path) === node),
    })),
    { title: build.navApi, pages: [...consoles, ...records.filter(inReference)] },
  ]
    .filter(({ pages }) => pages.length > 0)
    .map((part) => ({ ...part, file: `${slugger.slug(part.title)}.txt` }));
});

/** Returns `llms.txt`: each part with its main pages and the file that lists them all. */
export async function llmsIndex(): Promise<string> {
  const sections = (await parts()).map(({ title, file, pages }) => {
    const [first, ...others] = pages.map((page) => page.title);
    const shown = [first, ...others.slice(0, 5)].join(', ');
    const more = others.length > 5 ? `, and ${others.length - 5} more` : '';
    const count = pages.length === 1 ? '1 page' : `${pages.length} pages`;
    return `## ${title}\n\n- [${title} (${count})](${absoluteUrl(`/llms/${file}`)}): ${shown}${more}`;
  });
  const texts = [
    `# ${name}`,
    `> ${about.description}`,
    `Each file lists the pages of one part as Markdown. The Markdown of a page has the address of the page with \`.md\` in place of the last slash. All pages in one file: ${absoluteUrl('/llms-full.txt')}`,
    `The OpenAPI ${openApi.openapi} contract of the REST API: ${absoluteUrl('/openapi.json')}, as YAML ${absoluteUrl('/openapi.yaml')}, in OpenAPI 3.1 with webhooks ${absoluteUrl(contractFiles.json31)}. All operations of an Endatix server: ${absoluteUrl(contractFiles.server)}. Workflows in Arazzo 1.0: ${absoluteUrl(contractFiles.workflows)}`,
    ...sections,
  ];
  return `${texts.join('\n\n')}\n`;
}

/** Returns the lists of pages by file name. */
export async function llmsParts(): Promise<ReadonlyMap<string, string>> {
  const texts = (await parts()).map(({ file, title, pages }) => {
    const head = [`# ${name}: ${title}`, `> One of the parts of ${absoluteUrl('/llms.txt')}`];
    return [file, `${[...head, `## ${title}`, listPages(pages)].join('\n\n')}\n`] as const;
  });
  return new Map(texts);
}
