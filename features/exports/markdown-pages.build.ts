import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { defaultLocale } from '@/shared/i18n';
import { absoluteUrl } from './links';
import { diagramSources, type PageText, pageMarkdown, withIndex } from './page-text';
import { inReference, isArticle } from './reading';

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
 * Writes the Markdown of the pages next to them, such as `/docs/guides/webhooks.md`, and `llms-full.txt`: the
 * articles and the reference in reading order, each with its address.
 * @param folder the export, such as `out`
 * @param texts all pages in reading order
 */
export async function writeMarkdownPages(folder: string, texts: readonly PageText[]): Promise<void> {
  const diagrams = diagramSources();
  const records = texts.map(({ record }) => record);
  const whole: string[] = [];
  for (const text of texts) {
    const { record } = text;
    if (!record.markdown) continue;
    const markdown = pageMarkdown(text, records, diagrams);
    await writeFile(join(folder, record.markdown), withIndex(markdown));
    if (isArticle(record, defaultLocale.code) || inReference(record))
      whole.push(`Source: ${absoluteUrl(record.path)}\n\n${markdown}`);
  }
  await writeFile(join(folder, 'llms-full.txt'), whole.join('\n---\n\n'));
}

/** Calls {@link writeMarkdownPages} in a thread: it takes as long as all other finishing. */
export const writeMarkdownInThread = (folder: string, texts: readonly PageText[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('markdown-thread.mjs', import.meta.url), {
      workerData: { folder, texts },
    });
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
