import 'server-only';
import { readHeads } from '@/features/content/pages';
import { getDocs } from '@/features/content/source';
import { referenceContract } from '@/shared/contract/later-releases';
import { once } from '@/shared/files/once';
import { defaultLocale } from '@/shared/i18n';
import type { Link } from './types';

/** Returns the IDs of the operations that a page runs (`<ApiExample operation="...">`) or links to. */
export function findOperationIds(text: string): Set<string> {
  const runs = [...text.matchAll(/<ApiExample\b[^>]*?\boperation="(\w+)"/g)];
  const links = [...text.matchAll(/\/docs\/api\/[a-z-]+\/(\w+)/g)];
  return new Set([...runs, ...links].map((match) => match[1] ?? ''));
}

const usageByOperation = once(async (): Promise<Map<string, Link[]>> => {
  const { pages } = await getDocs(defaultLocale);
  const texts = new Map(readHeads(process.cwd()).map(({ route, text }) => [route, text]));
  const usage = new Map<string, Link[]>();
  for (const { title, href } of pages)
    for (const id of findOperationIds(texts.get(href) ?? ''))
      usage.set(id, [...(usage.get(id) ?? []), { title, href }]);
  return usage;
});

/** Returns the page in the `externalDocs` of the operation's tag. */
export function getBackground(operationId: string): Link[] {
  const { tag } = referenceContract.operation(operationId);
  const docs = referenceContract.document.tags.find(({ name }) => name === tag)?.externalDocs;
  if (!docs) return [];
  const { pathname, hash } = new URL(docs.url);
  return [{ title: docs.description, href: pathname.replace(/\/$/, '') + hash }];
}

/** Returns the background page of an operation, then the published pages that use it, in reading order. */
export const findUsage = async (operationId: string): Promise<Link[]> => [
  ...getBackground(operationId),
  ...((await usageByOperation()).get(operationId) ?? []),
];
