import { defaultLocale } from '@/lib/i18n';
import { openApi } from '@/lib/shared/openapi/document';
import { currentVersion } from '@/lib/shared/versions';
import { absoluteUrl } from '@/outputs/twins/links';
import { apiSection, docsSections, listOf } from '@/outputs/twins/sections';
import { about, site } from '@/theme.config';

export const dynamic = 'force-static';

/** Index of the documentation for language models: sections, pages, what each page is for. */
export async function GET() {
  const { name } = site.product;
  const { description } = about;
  const sections = [...(await docsSections(currentVersion, defaultLocale)), apiSection()];
  const parts = [
    `# ${name}`,
    `> ${description}`,
    `Every link leads to a page as Markdown. All of them in one file: ${absoluteUrl('/llms-full.txt')}`,
    `The contract of the REST API (OpenAPI ${openApi.openapi}): ${absoluteUrl('/openapi.json')}, as YAML ${absoluteUrl('/openapi.yaml')}`,
    ...sections.map(({ title, twins }) => `## ${title}\n\n${listOf(twins)}`),
  ];
  return new Response(`${parts.join('\n\n')}\n`);
}
