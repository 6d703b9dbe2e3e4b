import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eachPage } from '@/features/build/pages';
import { absoluteUrl } from './markdown/links';
import type { RecordOf } from './records.build';

/**
 * Adds the addresses of the page's Markdown and of the index to the start of the body, where a program that reads the
 * page as text meets them before the navigation. Browsers and screen readers leave them out.
 */
function addProgramNotice(html: string, markdown: string | undefined): string {
  const page = markdown ? ` this page is available as Markdown at ${absoluteUrl(markdown)}.` : '';
  const notice = `For AI agents:${page} An index of the documentation is at ${absoluteUrl('/llms.txt')}.`;
  return html.replace(/<body\b[^>]*>/, (body) => `${body}<p hidden="" lang="en">${notice}</p>`);
}

/**
 * Moves the Markdown counterparts next to their pages: the build can write a route below one folder only (`app/markdown`), readers
 * find `/docs/guides/webhooks.md` next to `/docs/guides/webhooks/`. Each page names its own at its start.
 * @param folder the export, such as `out`
 */
export async function placeMarkdownPages(folder: string, getRecord: RecordOf): Promise<void> {
  const made = join(folder, 'markdown');
  await cp(made, folder, { recursive: true });
  await rm(made, { recursive: true });
  await eachPage(folder, (html, file) =>
    file.endsWith('index.html') ? addProgramNotice(html, getRecord(file)?.markdown) : html,
  );
}
