import { defaultLocale } from '@/lib/i18n';
import { currentVersion } from '@/lib/shared/versions';
import { absoluteUrl } from '@/outputs/twins/links';
import { apiSection, docsSections } from '@/outputs/twins/sections';

export const dynamic = 'force-static';

/** The whole documentation as one Markdown text, in reading order, each page with its address. */
export async function GET() {
  const sections = [...(await docsSections(currentVersion, defaultLocale)), apiSection()];
  const pages = await Promise.all(
    sections
      .flatMap(({ twins }) => twins)
      .map(async ({ page, text }) => `Source: ${absoluteUrl(page)}\n\n${await text()}`),
  );
  return new Response(pages.join('\n---\n\n'));
}
