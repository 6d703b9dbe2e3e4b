import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cache } from 'react';
import { defaultLocale } from '@/lib/i18n';
import { type DocPage, getDocs } from '@/lib/source';
import { currentVersion } from '@/lib/versions';

/** A page that runs or names an operation. */
export interface Usage {
  title: string;
  href: string;
}

/** Ids of the operations that a page runs (`<ApiExample operation="...">`) or links to. */
export function operationsIn(text: string): Set<string> {
  const runs = [...text.matchAll(/<ApiExample\b[^>]*?\boperation="(\w+)"/g)];
  const links = [...text.matchAll(/\/docs\/api\/[a-z-]+\/(\w+)/g)];
  return new Set([...runs, ...links].map((match) => match[1] ?? ''));
}

/** Text of a page; the page tree also holds routes of the app, which have none. */
async function pageText(page: DocPage): Promise<string> {
  const path = join('content', ...page.contentPath);
  for (const file of [`${path}.mdx`, join(path, 'index.mdx')]) {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text !== undefined) return text;
  }
  return '';
}

const usageByOperation = cache(async (): Promise<Map<string, Usage[]>> => {
  const { pages } = await getDocs(currentVersion, defaultLocale);
  const usage = new Map<string, Usage[]>();
  for (const page of pages)
    for (const id of operationsIn(await pageText(page)))
      usage.set(id, [...(usage.get(id) ?? []), { title: page.title, href: page.href }]);
  return usage;
});

/** The published pages that use an operation, in reading order. */
export const usageOf = async (operationId: string): Promise<Usage[]> =>
  (await usageByOperation()).get(operationId) ?? [];
