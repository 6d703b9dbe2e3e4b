import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eachPage } from '@/features/build/pages';
import { absoluteUrl } from './markdown/links';
import type { RecordOf } from './records.build';

/**
 * Adds a notice with the addresses of the page's Markdown and of the index to the start of the body, for
 * programs that read pages as text. Browsers and screen readers skip it.
 */
function addProgramNotice(html: string, markdown: string | undefined): string {
  const page = markdown ? ` this page is available as Markdown at ${absoluteUrl(markdown)}.` : '';
  const notice = `For AI agents:${page} An index of the documentation is at ${absoluteUrl('/llms.txt')}.`;
  return html.replace(/<body\b[^>]*>/, (body) => `${body}<p hidden="" lang="en">${notice}</p>`);
}

/**
 * Moves the Markdown next to its pages, such as `/docs/guides/webhooks.md`: the build can only write it below
 * one route (`app/markdown`).
 * @param folder the export, such as `out`
 */
export async function placeMarkdownPages(folder: string, getRecord: RecordOf): Promise<void> {
  const source = join(folder, 'markdown');
  await cp(source, folder, { recursive: true });
  await rm(source, { recursive: true });
  await eachPage(folder, (html, file) =>
    file.endsWith('index.html') ? addProgramNotice(html, getRecord(file)?.markdown) : html,
  );
}
