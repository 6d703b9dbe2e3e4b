import { readMain } from '@/features/exports/main-text';
import { diagramSources, pageMarkdown, withIndex } from '@/features/exports/page-text';
import { pageRecords } from '@/features/records';
import { siteHref } from '@/shared/paths';

/** Serves the Markdown of a page in development, from the page as it is now. */
export async function GET({ url }: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const path = `/${(await params).path.join('/')}`;
  const records = await pageRecords();
  const record = records.find(({ markdown }) => markdown === path);
  if (!record) return new Response('Not found', { status: 404 });
  const page = await fetch(new URL(siteHref(record.path), url));
  const text = { record, main: readMain(await page.text(), record.path) };
  return new Response(withIndex(pageMarkdown(text, records, diagramSources())), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
}
