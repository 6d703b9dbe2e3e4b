import 'server-only';
import { readFile } from 'node:fs/promises';
import type { DocPage } from './types';

/** Files in which the text of a page may stand, with forward slashes as git writes them. */
export function contentFiles({ contentPath }: Pick<DocPage, 'contentPath'>): string[] {
  const path = ['content', ...contentPath].join('/');
  return [`${path}.mdx`, `${path}/index.mdx`];
}

/** Text of a page and the file it is in; undefined for pages of the app, which have none. */
export async function readContent(
  page: Pick<DocPage, 'contentPath'>,
): Promise<{ file: string; source: string } | undefined> {
  for (const file of contentFiles(page)) {
    const source = await readFile(file, 'utf8').catch(() => undefined);
    if (source !== undefined) return { file, source };
  }
  return undefined;
}
