import GithubSlugger from 'github-slugger';
import { currentContractFiles } from '@/shared/contract/contract-files';
import { openApi } from '@/shared/contract/document';
import { once } from '@/shared/files/once';
import { defaultLocale } from '@/shared/i18n';
import { about, site } from '@/theme.config';
import { absoluteUrl } from './markdown/links';
import {
  apiIndexPage,
  apiSection,
  docsSections,
  listPages,
  type MarkdownPageSection,
} from './markdown/sections';

/** A part of the documentation, with the name of the file that lists its pages. */
interface IndexPart extends MarkdownPageSection {
  file: string;
}

const { name } = site.product;

/** The parts in reading order. The API reference is last. */
const parts = once(async (): Promise<IndexPart[]> => {
  const slugger = new GithubSlugger();
  const api = apiSection();
  const sections = [
    ...(await docsSections(defaultLocale)),
    { ...api, markdownPages: [apiIndexPage(), ...api.markdownPages] },
  ];
  return sections.map((section) => ({ ...section, file: `${slugger.slug(section.title)}.txt` }));
});

/** Returns `llms.txt`: each part with its main pages and the file that lists them all. */
export async function llmsIndex(): Promise<string> {
  const sections = (await parts()).map(({ title, file, markdownPages }) => {
    const [first, ...others] = markdownPages.map((page) => page.title);
    const shown = [first, ...others.slice(0, 5)].join(', ');
    const more = others.length > 5 ? `, and ${others.length - 5} more` : '';
    const count = markdownPages.length === 1 ? '1 page' : `${markdownPages.length} pages`;
    return `## ${title}\n\n- [${title} (${count})](${absoluteUrl(`/llms/${file}`)}): ${shown}${more}`;
  });
  const texts = [
    `# ${name}`,
    `> ${about.description}`,
    `Each file lists the pages of one part as Markdown. The Markdown of a page has the address of the page with \`.md\` in place of the last slash. All pages in one file: ${absoluteUrl('/llms-full.txt')}`,
    `The OpenAPI ${openApi.openapi} contract of the REST API: ${absoluteUrl('/openapi.json')}, as YAML ${absoluteUrl('/openapi.yaml')}, in OpenAPI 3.1 with webhooks ${absoluteUrl(currentContractFiles.json31)}. Operations that only an Endatix server has: ${absoluteUrl(currentContractFiles.server)}. Workflows in Arazzo 1.0: ${absoluteUrl(currentContractFiles.workflows)}`,
    ...sections,
  ];
  return `${texts.join('\n\n')}\n`;
}

/** Returns the lists of pages by file name. */
export async function llmsParts(): Promise<ReadonlyMap<string, string>> {
  const texts = (await parts()).map(({ file, title, markdownPages }) => {
    const head = [`# ${name}: ${title}`, `> One of the parts of ${absoluteUrl('/llms.txt')}`];
    return [file, `${[...head, `## ${title}`, listPages(markdownPages)].join('\n\n')}\n`] as const;
  });
  return new Map(texts);
}
