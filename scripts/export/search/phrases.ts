import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { readPages } from '@/checks/pages';
import { readQuestions } from '@/checks/questions';
import { type PagePhrases, searchSchema } from '@/checks/rules/search-phrases';
import { splitLocale } from '@/lib/i18n/split';
import type { SearchDocument, SearchPage } from '@/lib/shared/search/types';
import { currentVersion } from '@/lib/shared/versions';
import { site } from '@/theme.config';

/** Phrases of the pages that have no front matter, such as operations, by path. */
const PAGES_WITHOUT_SOURCE = 'content/search.yaml';

/** Phrases by language, then by path and fragment in the default language: `/docs/guides/webhooks#verify`. */
export type Phrases = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** Reads the questions of `questions.jsonl`, and the phrases from the front matter of the pages. */
export function readPhrases(root = process.cwd()): Phrases {
  const phrases = new Map<string, Map<string, string[]>>(site.locales.map(({ code }) => [code, new Map()]));
  const add = (language: string, place: string, some: readonly string[]) =>
    phrases.get(language)?.set(place, [...(phrases.get(language)?.get(place) ?? []), ...some]);
  const addPage = (language: string, path: string, { page = [], headings = {} }: PagePhrases) => {
    add(language, path, page);
    for (const [heading, some] of Object.entries(headings)) add(language, `${path}#${heading}`, some);
  };
  const addAll = (language: string, path: string, value: unknown) => {
    const { de, ...own } = searchSchema.parse(value ?? {});
    addPage(language, path, own);
    if (de) addPage('de', path, de);
  };
  const [english] = site.locales;
  for (const { question, page, section } of readQuestions())
    add(english.code, section ? `${page}#${section}` : page, [question]);
  for (const { route, language, version, frontmatter } of readPages(root).pages)
    if (version === currentVersion) addAll(language, splitLocale(route).path, frontmatter.search);
  const others = z.record(z.string(), z.unknown()).parse(parse(readFileSync(PAGES_WITHOUT_SOURCE, 'utf8')));
  for (const [path, value] of Object.entries(others)) addAll(english.code, path, value);
  return phrases;
}

/**
 * Returns documents with the phrases that lead to them.
 * @param language code of the language whose phrases are added to those of the default one
 */
export function withPhrases(
  documents: readonly SearchDocument[],
  pages: readonly SearchPage[],
  language: string,
  phrases: Phrases,
): SearchDocument[] {
  const languages = new Set([site.locales[0].code, language]);
  // A folded part has the heading of the section around it.
  const done = new Set<string>();
  return documents.map((document) => {
    if (['setting', 'term', 'row'].includes(document.kind)) return document;
    const path = splitLocale(pages[document.page]?.url ?? '').path.replace(/\/$/, '');
    const place = document.anchor === '' ? path : `${path}#${document.anchor}`;
    if (done.has(`${document.page} ${place}`)) return document;
    done.add(`${document.page} ${place}`);
    const own = [...languages].flatMap((code) => phrases.get(code)?.get(place) ?? []);
    return own.length > 0 ? { ...document, phrases: own } : document;
  });
}
