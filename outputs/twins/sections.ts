import { changesHead, changesPage } from '@/lib/build/changes/page';
import { once } from '@/lib/build/once';
import { usageOf } from '@/lib/build/openapi/usage';
import { aboutApi, consolePath } from '@/lib/build/reference/about';
import { operationPage } from '@/lib/build/reference/operation';
import { runningServerPages } from '@/lib/build/reference/running-server';
import { schemaPages } from '@/lib/build/reference/schema';
import { type DocSet, getCategories, getDocs, type NavNode } from '@/lib/build/source';
import { defaultLocale, getMessages } from '@/lib/i18n';
import { openApi } from '@/lib/shared/openapi/document';
import { apiOperations } from '@/lib/shared/openapi/operations';
import { type DocsVersion, type SiteLocale, site } from '@/theme.config';
import { absoluteUrl, twinPath } from './links';
import { pageTwin } from './page';
import { referenceTwin } from './reference';
import type { Twin } from './types';

/** A part of the documentation with its pages in reading order. */
export interface TwinSection {
  title: string;
  twins: Twin[];
}

function hrefsOf(node: NavNode): string[] {
  return [node.href ?? '', ...(node.children ?? []).flatMap(hrefsOf)];
}

/** One line for each twin, as `llms.txt` and generated index pages list them. */
export function listOf(twins: readonly Twin[]): string {
  return twins
    .map(({ title, path, description }) => `- [${title}](${absoluteUrl(path)}): ${description}`)
    .join('\n');
}

/** The pages of a version and language by the top level of the sidebar. */
export async function docsSections(version: DocsVersion, locale: SiteLocale): Promise<TwinSection[]> {
  const { tree, pages }: DocSet = await getDocs(version, locale);
  return tree.flatMap((node) => {
    const hrefs = new Set(hrefsOf(node));
    const twins = pages.filter(({ href }) => hrefs.has(href)).map(pageTwin);
    return twins.length > 0 ? [{ title: node.title, twins }] : [];
  });
}

/** The operations of the API, its schemas, and what a running server does otherwise, as one section. */
export function apiSection(): TwinSection {
  const { code } = defaultLocale;
  const operations = apiOperations.map((operation) =>
    referenceTwin(operationPage(operation, [], code), async () =>
      operationPage(operation, await usageOf(operation.id), code),
    ),
  );
  const others = [...schemaPages(code), ...runningServerPages(code)].map((page) =>
    referenceTwin(page, async () => page),
  );
  const changes = referenceTwin(changesHead(code), () => changesPage(code));
  return { title: getMessages(code).navApi, twins: [...operations, ...others, changes] };
}

/** A page that lists others. */
function indexTwin(
  page: string,
  title: string,
  description: string,
  twins: readonly Twin[],
  more = '',
): Twin {
  return {
    path: twinPath(page),
    page,
    title,
    description,
    text: async () => `${[`# ${title}`, description, more, listOf(twins)].filter(Boolean).join('\n\n')}\n`,
  };
}

/** The page that lists the operations, the schemas and the differences. */
export function apiIndexPage(): Twin {
  const { title, twins } = apiSection();
  return indexTwin(consolePath, title, aboutApi(defaultLocale.code), twins, openApi.info.description);
}

async function localTwins(version: DocsVersion, locale: SiteLocale): Promise<Twin[]> {
  return (await docsSections(version, locale)).flatMap(({ twins }) => twins);
}

/** Every page that has a text form: all versions, all languages, the operations and the generated index pages. */
export const allTwins = once(async (): Promise<Twin[]> => {
  const [current, ...old] = site.versions;
  const pages = await Promise.all([
    ...old.map((version) => localTwins(version, site.locales[0])),
    ...site.locales.map((locale) => localTwins(current, locale)),
  ]);
  const categories = await Promise.all(
    site.locales.map(async (locale) =>
      (await getCategories(locale)).map(({ href, title, pages: members }) =>
        indexTwin(
          href,
          title,
          members.map(({ sidebarTitle }) => sidebarTitle).join(', '),
          members.map(pageTwin),
        ),
      ),
    ),
  );
  return [...pages.flat(), ...categories.flat(), apiIndexPage(), ...apiSection().twins];
});
