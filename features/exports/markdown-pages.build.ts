import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageRecord } from '@/features/content/page-record';
import { defaultLocale } from '@/shared/i18n';
import { absoluteUrl, inReference, isArticle } from './links';
import { diagramSources, type PageText, pageMarkdown, withIndex } from './page-text';

/**
 * Adds a notice with the addresses of the page's Markdown and of the index to the start of the body, for
 * programs that read pages as text. Browsers and screen readers skip it.
 */
export function addProgramNotice(html: string, markdown: string | undefined): string {
  const page = markdown ? ` this page is available as Markdown at ${absoluteUrl(markdown)}.` : '';
  const notice = `For AI agents:${page} An index of the documentation is at ${absoluteUrl('/llms.txt')}.`;
  return html.replace(/<body\b[^>]*>/, (body) => `${body}<p hidden="" lang="en">${notice}</p>`);
}

/**
 * Writes, in a thread, the Markdown of the pages next to them, such as `/docs/guides/webhooks.md`, and
 * `llms-full.txt`: the articles and the reference in reading order, each with its address.
 * @param folder the export, such as `out`
 * @param records all pages in reading order
 * @param texts their texts in any order
 */
export async function run(
  folder: string,
  records: readonly PageRecord[],
  texts: AsyncIterable<PageText>,
): Promise<void> {
  const diagrams = diagramSources();
  const written = new Map<string, string>();
  for await (const text of texts) {
    const { path, markdown } = text.record;
    if (!markdown) continue;
    const page = pageMarkdown(text, records, diagrams);
    await writeFile(join(folder, markdown), withIndex(page));
    written.set(path, `Source: ${absoluteUrl(path)}\n\n${page}`);
  }
  const whole = records
    .filter((record) => isArticle(record, defaultLocale.code) || inReference(record))
    .flatMap(({ path }) => written.get(path) ?? []);
  await writeFile(join(folder, 'llms-full.txt'), whole.join('\n---\n\n'));
}
