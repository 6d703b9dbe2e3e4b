import { absoluteUrl } from '@/features/exports/markdown/links';
import { apiSection, docsSections } from '@/features/exports/markdown/sections';
import { defaultLocale } from '@/shared/i18n';

export const dynamic = 'force-static';

/** Serves the whole documentation as Markdown, in reading order, each page with its address. */
export async function GET() {
  const sections = [...(await docsSections(defaultLocale)), apiSection()];
  const pages = await Promise.all(
    sections
      .flatMap(({ markdownPages }) => markdownPages)
      .map(async ({ page, text }) => `Source: ${absoluteUrl(page)}\n\n${await text()}`),
  );
  return new Response(pages.join('\n---\n\n'));
}
