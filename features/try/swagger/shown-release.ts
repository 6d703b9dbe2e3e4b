import 'client-only';
import { createStore } from '@/shared/browser/store';
import { allContract } from '@/shared/contract/all-operations';
import { type Contract, readOperations } from '@/shared/contract/contract';
import { openApi } from '@/shared/contract/document';
import type { OpenApiDocument } from '@/shared/contract/types';
import { type ExactJson, parseExact } from '@/shared/http/json';
import { console as texts } from '@/shared/i18n/en/console';
import { siteHref } from '@/shared/paths';

/** Whose operations the console shows: those of the documented source, or of the newest release. */
export const shownContract = createStore(allContract);

let newest: Contract | undefined;

/** Fetches the contract of the newest release, once. Throws a sentence for the reader. */
export async function loadNewest(): Promise<Contract> {
  if (newest) return newest;
  const text = await fetch(siteHref('/openapi.0.7.json'))
    .then((response) => (response.ok ? response.text() : undefined))
    .catch(() => undefined);
  if (text === undefined) throw new Error(texts.noDocument);
  newest = readOperations(parseExact(text) as OpenApiDocument & ExactJson, openApi);
  return newest;
}
