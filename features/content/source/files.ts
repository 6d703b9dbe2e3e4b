import 'server-only';
import { readFile } from 'node:fs/promises';
import type { DocPage } from './types';

/** Returns the possible source files of a page, with forward slashes like git. */
export function contentFiles({ contentPath }: Pick<DocPage, 'contentPath'>): string[] {
  const path = ['content', ...contentPath].join('/');
  return [`${path}.mdx`, `${path}/index.mdx`];
}

/** Returns the source of a page and its file; undefined for pages of the app. */
export async function readContent(
  page: Pick<DocPage, 'contentPath'>,
): Promise<{ file: string; source: string } | undefined> {
  for (const file of contentFiles(page)) {
    const source = await readFile(file, 'utf8').catch(() => undefined);
    if (source !== undefined) return { file, source };
  }
  return undefined;
}
