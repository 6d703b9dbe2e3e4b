import 'server-only';
import { allContract } from '@/shared/contract/all-operations';
import { splitLocale } from '@/shared/i18n/split';
import { site } from '@/theme.config';
import { readHeads } from './pages';
import { noteAnchor, operationNotesAnchor, type Releases } from './releases';

/** A page that shows a note. */
export interface NotePlace {
  /** Address in the default language, with the anchor of the note. */
  href: string;
  /** Title of the page by language code; a language without the page lacks it. */
  title: Readonly<Record<string, string>>;
}

const NOTE = /<(?:Since|Changed)\b[^>]*?\bnote="([^"]*)"/g;

/** Returns the published pages that show each note, by its name: of the docs, then of operations. */
export function findNotePlaces(root: string, { notes }: Releases): ReadonlyMap<string, NotePlace[]> {
  const published = readHeads(root).filter(({ frontmatter }) => frontmatter.draft !== true);
  const titles = new Map<string, Record<string, string>>();
  for (const { route, language, frontmatter } of published) {
    const { path } = splitLocale(route);
    titles.set(path, { ...titles.get(path), [language]: String(frontmatter.title) });
  }
  const places = new Map<string, NotePlace[]>();
  for (const { route, text } of published.filter(({ language }) => language === site.locales[0].code)) {
    // The check of the content has parsed the pages, which takes seconds.
    for (const [, name = ''] of text.matchAll(NOTE)) {
      const place = { href: `${route}#${noteAnchor(name)}`, title: titles.get(route) ?? {} };
      places.set(name, [...(places.get(name) ?? []), place]);
    }
  }
  for (const [name, { operations = [] }] of Object.entries(notes)) {
    const pages = operations.map(allContract.operation).map(({ href, operation }) => ({
      href: `${href}#${operationNotesAnchor}`,
      title: { [site.locales[0].code]: operation.summary },
    }));
    places.set(name, [...(places.get(name) ?? []), ...pages]);
  }
  return places;
}

/** Returns whether a component of a page is a note about a release. */
export const isNote = (name: string | null): name is 'Since' | 'Changed' =>
  name === 'Since' || name === 'Changed';
