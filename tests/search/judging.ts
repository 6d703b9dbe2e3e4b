import { readFileSync } from 'node:fs';
import { splitLocale } from '@/lib/i18n/split';
import { SearchEngine, type SearchSource } from '@/lib/shared/search/engine';
import {
  isSearchDirectory,
  type PageFile,
  type SearchDirectory,
  type TermEntry,
} from '@/lib/shared/search/format';

/** A query as readers type it, with the places that answer it. */
export interface Query {
  query: string;
  language: string;
  kind: string;
  right: string[];
}

/** What the build has written for a language. Throws when it is no directory of a search. */
export function builtDirectory(language: string, folder = 'out'): SearchDirectory {
  const file = `${folder}/search/${language}.json`;
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isSearchDirectory(read)) throw new Error(`${file} is no directory of a search.`);
  return read;
}

/** Parts of an export by file; their names change with what is in them. */
const parts = new Map<string, unknown>();

function readPart<Part>(file: string): Part {
  if (!parts.has(file)) parts.set(file, JSON.parse(readFileSync(file, 'utf8')));
  return parts.get(file) as Part;
}

/**
 * Reads the parts of a search from an export.
 * @param onFile is told the path of each file that is read
 */
export function builtSource(
  { folder: own }: SearchDirectory,
  folder = 'out',
  onFile?: (file: string) => void,
): SearchSource {
  const read = async <Part>(name: string) => {
    const file = `${folder}${own}/${name}.json`;
    onFile?.(file);
    return readPart<Part>(file);
  };
  return {
    terms: (part) => read<TermEntry[]>(`terms/${part}`),
    page: (number) => read<PageFile>(`pages/${number}`),
  };
}

/** What is searched of every page of a language. */
export const builtPages = (directory: SearchDirectory): Promise<PageFile[]> =>
  Promise.all([...directory.groups].map((_, number) => builtSource(directory).page(number)));

/** The search over what the build has written for a language. */
export function builtEngine(language: string): SearchEngine {
  const directory = builtDirectory(language);
  return new SearchEngine(directory, builtSource(directory), language);
}

/** Pages that were one page when the sets were judged: each part answers what the whole page answered. */
const splits: readonly (readonly string[])[] = [
  ['getting-started/architecture', 'getting-started/data-model'],
  [
    'getting-started/setup-nuget-package',
    'getting-started/nuget-reference',
    'getting-started/troubleshoot-setup',
  ],
  ['getting-started/setup-repository', 'getting-started/troubleshoot-setup'],
  ['getting-started/what-is-endatix', 'getting-started/faq', 'getting-started/versions'],
  ['guides/webhooks', 'guides/webhook-reference'],
  ['guides/docker-setup', 'guides/docker-production', 'guides/docker-operations', 'guides/docker-variables'],
  ['guides/errors', 'guides/requests-and-responses'],
  ['configuration', 'configuration/code', 'configuration/troubleshooting'],
  ['configuration/settings/auth-settings', 'configuration/troubleshooting'],
  ['configuration/settings/data-settings', 'configuration/troubleshooting'],
  ['configuration/settings/logging-settings', 'configuration/troubleshooting'],
  [
    'configuration/settings',
    'configuration/settings/email-settings',
    'guides/email',
    'guides/account-emails',
    'guides/recaptcha',
  ],
].map((parts) => parts.map((part) => `/docs/${part}/`));

/** Returns whether two pages are one, or were one when the sets were judged. */
const isSamePage = (a: string, b: string): boolean =>
  a === b || splits.some((parts) => parts.includes(a) && parts.includes(b));

/** A page answers in any language of it; a right answer with a fragment is met by that place only. */
export function answers(url: string, right: readonly string[]): boolean {
  const path = splitLocale(url).path;
  const page = path.split('#')[0] ?? '';
  return right.some((one) => path === one || (!one.includes('#') && isSamePage(page, one)));
}

/** Place of the first right answer among what a query leads to, counted from 1; 0 for none. */
export async function placeOf(engine: SearchEngine, { query, right }: Query): Promise<number> {
  const { hits } = await engine.search(query);
  return hits.findIndex(({ url }) => answers(url, right)) + 1;
}
