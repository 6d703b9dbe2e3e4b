import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { readHeads } from '@/features/content/pages';
import { type Question, readQuestions } from '@/features/content/questions';
import { type PagePhrases, searchSchema } from '@/features/content-checks/rules/frontmatter';
import type { SearchDocument, SearchPage } from '@/features/search/engine/types';
import { defaultLocale } from '@/shared/i18n';
import { splitLocale } from '@/shared/i18n/split';

/** Phrases of pages without front matter, such as operations, by path. */
const PAGES_WITHOUT_SOURCE = 'features/exports/search/phrases.yaml';

/** Phrases in all languages by path and fragment in the default language: `/docs/guides/webhooks#verify`. */
export type Phrases = ReadonlyMap<string, readonly string[]>;

/**
 * Reads the phrases from the front matter of the pages.
 * @param questions questions that the pages answer, which are phrases as well
 */
export function readPhrases(questions: readonly Question[] = readQuestions()): Phrases {
  const phrases = new Map<string, string[]>();
  const add = (target: string, values: readonly string[]) => {
    if (values.length > 0) phrases.set(target, [...(phrases.get(target) ?? []), ...values]);
  };
  const addPage = (path: string, { page = [], headings = {} }: PagePhrases) => {
    add(path, page);
    for (const [heading, values] of Object.entries(headings)) add(`${path}#${heading}`, values);
  };
  const addAll = (path: string, value: unknown) => {
    const { de = {}, ...own } = searchSchema.parse(value ?? {});
    addPage(path, own);
    addPage(path, de);
  };
  for (const { question, page, section } of questions) add(section ? `${page}#${section}` : page, [question]);
  for (const { route, language, frontmatter } of readHeads(process.cwd())) {
    const { path } = splitLocale(route);
    // Readers of English pages also type the title of a translation.
    if (language !== defaultLocale.code) add(path, [String(frontmatter.title)]);
    addAll(path, frontmatter.search);
  }
  const others = z.record(z.string(), z.unknown()).parse(parse(readFileSync(PAGES_WITHOUT_SOURCE, 'utf8')));
  for (const [path, value] of Object.entries(others)) addAll(path, value);
  return phrases;
}

/** Adds the phrases of all languages to documents: readers ask in their language on any page. */
export function withPhrases(
  documents: readonly SearchDocument[],
  pages: readonly SearchPage[],
  phrases: Phrases,
): SearchDocument[] {
  const toPath = ({ page }: SearchDocument) => splitLocale(pages[page]?.url ?? '').path.replace(/\/$/, '');
  const locate = (document: SearchDocument) =>
    document.anchor === '' ? toPath(document) : `${toPath(document)}#${document.anchor}`;
  const hasPhrases = ({ kind }: SearchDocument) => !['setting', 'term', 'row'].includes(kind);
  // A folded part has the anchor of the section around it, which comes first.
  const first = new Map<string, SearchDocument>();
  for (const document of documents.filter(hasPhrases))
    if (!first.has(locate(document))) first.set(locate(document), document);
  const own = new Map<SearchDocument, string[]>();
  for (const [target, values] of phrases) {
    // A section without text isn't a document; its page gets the phrase.
    const document = first.get(target) ?? first.get(target.replace(/#.*/, ''));
    if (document) own.set(document, [...(own.get(document) ?? []), ...values]);
  }
  return documents.map((document) => ({
    ...document,
    ...(own.has(document) && { phrases: own.get(document) }),
  }));
}
