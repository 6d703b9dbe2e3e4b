import GithubSlugger from 'github-slugger';
import { once } from '@/lib/build/once';
import { defaultLocale } from '@/lib/i18n';
import { openApi } from '@/lib/shared/openapi/document';
import { currentVersion } from '@/lib/shared/versions';
import { about, site } from '@/theme.config';
import { absoluteUrl } from './twins/links';
import { apiIndexPage, apiSection, docsSections, listOf, type TwinSection } from './twins/sections';

/** The pages of one part of the documentation, with the name of the file that lists them. */
interface IndexPart extends TwinSection {
  file: string;
}

const { name } = site.product;

/** The parts in reading order. The last is the API reference. */
const parts = once(async (): Promise<IndexPart[]> => {
  const slugger = new GithubSlugger();
  const api = apiSection();
  const sections = [
    ...(await docsSections(currentVersion, defaultLocale)),
    { ...api, twins: [apiIndexPage(), ...api.twins] },
  ];
  return sections.map((section) => ({ ...section, file: `${slugger.slug(section.title)}.txt` }));
});

/** The index of the documentation for programs: each part, what it is about, and the file that lists its pages. */
export async function llmsIndex(): Promise<string> {
  const sections = (await parts()).map(({ title, file, twins }) => {
    const [first, ...others] = twins.map((page) => page.title);
    const shown = [first, ...others.slice(0, 5)].join(', ');
    const more = others.length > 5 ? `, and ${others.length - 5} more` : '';
    const count = twins.length === 1 ? '1 page' : `${twins.length} pages`;
    return `## ${title}\n\n- [${title} (${count})](${absoluteUrl(`/llms/${file}`)}): ${shown}${more}`;
  });
  const texts = [
    `# ${name}`,
    `> ${about.description}`,
    `Each file lists the pages of one part as Markdown. The Markdown of a page has the address of the page with \`.md\` in place of the last slash. All pages in one file: ${absoluteUrl('/llms-full.txt')}`,
    `The OpenAPI ${openApi.openapi} contract of the REST API: ${absoluteUrl('/openapi.json')}, as YAML ${absoluteUrl('/openapi.yaml')}`,
    ...sections,
  ];
  return `${texts.join('\n\n')}\n`;
}

/** The lists of pages by the names of their files. */
export async function llmsParts(): Promise<ReadonlyMap<string, string>> {
  const texts = (await parts()).map(({ file, title, twins }) => {
    const head = [`# ${name}: ${title}`, `> One of the parts of ${absoluteUrl('/llms.txt')}`];
    return [file, `${[...head, `## ${title}`, listOf(twins)].join('\n\n')}\n`] as const;
  });
  return new Map(texts);
}
