import { readFileSync } from 'node:fs';
import { SearchEngine } from '@/features/search/engine/engine';
import { isSearchData, type SearchData } from '@/features/search/engine/types';
import { splitLocale } from '@/shared/i18n/split';
import { readLines } from '@/tests/support/json-lines';

/** A query with the places that answer it. */
export interface Query {
  /** The set of queries that it belongs to. */
  set: string;
  query: string;
  language: string;
  kind: string;
  right: string[];
}

/** All judged queries, one per line of `queries.jsonl`. */
export const judgedQueries: readonly Query[] = readLines('tests/search/queries.jsonl');

/** Reads what the build has written for a language. Throws if it isn't an index of a search. */
export function builtData(language: string, folder = 'out'): SearchData {
  const file = `${folder}/search/${language}.json`;
  const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isSearchData(data)) throw new Error(`${file} isn't an index of a search.`);
  return data;
}

/** Returns the search over what the build has written for a language. */
export const builtEngine = (language: string): SearchEngine =>
  new SearchEngine(builtData(language), language);

/**
 * Pages that were one page when the sets were judged: each part counts as the whole. An indented line continues
 * the page before it.
 */
const splits = `
getting-started/architecture getting-started/data-model
getting-started/setup-nuget-package getting-started/nuget-reference getting-started/troubleshoot-setup
getting-started/setup-repository getting-started/troubleshoot-setup
getting-started/what-is-endatix getting-started/faq getting-started/versions getting-started/is-there
guides/webhooks guides/webhook-reference guides/slack
guides/export-and-files guides/export-reference
guides/docker-setup guides/docker-production guides/docker-operations guides/docker-variables
guides/errors guides/requests-and-responses guides/repeat-and-race
building-your-solution/authentication/custom-provider building-your-solution/authentication/other-issuers
configuration/settings/persistence-settings configuration/settings/postgresql-and-sql-server
building-your-solution/deployment/back-up-and-restore building-your-solution/deployment/move-the-database
configuration configuration/code configuration/troubleshooting
configuration/settings/auth-settings configuration/troubleshooting
configuration/settings/data-settings configuration/troubleshooting
configuration/settings/logging-settings configuration/troubleshooting
configuration/settings configuration/settings/email-settings guides/email guides/account-emails
  guides/recaptcha`
  .split(/\n(?=\S)/)
  .map((page) => page.match(/\S+/g)?.map((part) => `/docs/${part}/`) ?? []);

/** Returns whether two pages are the same, or were when the sets were judged. */
const isSamePage = (a: string, b: string): boolean =>
  a === b || splits.some((parts) => parts.includes(a) && parts.includes(b));

/**
 * Returns whether an address is a right answer. A page counts in any language; a right answer with a fragment
 * counts only for that place.
 */
function isRightAnswer(url: string, right: readonly string[]): boolean {
  const path = splitLocale(url).path;
  const page = path.split('#')[0] ?? '';
  return right.some((one) => path === one || (!one.includes('#') && isSamePage(page, one)));
}

/** Returns the position of the first right answer for a query, from 1; 0 for none. */
export function locate(engine: SearchEngine, { query, right }: Query): number {
  const { hits } = engine.search(query);
  return hits.findIndex(({ url }) => isRightAnswer(url, right)) + 1;
}
