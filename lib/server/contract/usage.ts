import 'server-only';
import { allContract } from '@/lib/contract/all-operations';
import { defaultLocale } from '@/lib/i18n';
import { unixLines } from '@/lib/server/files';
import { once } from '@/lib/server/once';
import { type DocPage, getDocs } from '@/lib/server/source';
import { readContent } from '@/lib/server/source/files';
import { currentVersion } from '@/lib/versions';

/** A page that runs or names an operation, or explains what it works on. */
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

/** Text of a page; the page tree also contains routes of the app, which have none. */
async function pageText(page: DocPage): Promise<string> {
  return unixLines((await readContent(page))?.source ?? '');
}

const usageByOperation = once(async (): Promise<Map<string, Usage[]>> => {
  const { pages } = await getDocs(currentVersion, defaultLocale);
  const usage = new Map<string, Usage[]>();
  for (const page of pages)
    for (const id of operationsIn(await pageText(page)))
      usage.set(id, [...(usage.get(id) ?? []), { title: page.title, href: page.href }]);
  return usage;
});

/** The page that the tag of an operation names as its background. */
export function backgroundOf(operationId: string): Usage[] {
  const { tag } = allContract.operation(operationId);
  const docs = allContract.document.tags.find(({ name }) => name === tag)?.externalDocs;
  if (!docs) return [];
  const { pathname, hash } = new URL(docs.url);
  return [{ title: docs.description, href: pathname.replace(/\/$/, '') + hash }];
}

/** The background of an operation, then the published pages that use it, in reading order. */
export const usageOf = async (operationId: string): Promise<Usage[]> => [
  ...backgroundOf(operationId),
  ...((await usageByOperation()).get(operationId) ?? []),
];
