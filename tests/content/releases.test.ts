import { describe, expect, it } from 'vitest';
import { parsePage, readPages } from '@/features/content/pages';
import { formatProblem } from '@/features/content/problem';
import { findNotePlaces } from '@/features/content/release-places';
import { noteTopics } from '@/features/content/releases';
import { getData } from '@/features/content/site-data';
import { checkLinks, collectTargets } from '@/features/content-checks/rules/links';
import { checkWords } from '@/features/content-checks/rules/words';
import { site } from '@/theme.config';

const data = getData();
const { releases, notes } = data.releases;
const root = process.cwd();
const { pages } = readPages(root);

/** Parses a text as a page of the current docs. */
function plant(text: string) {
  const page = parsePage('content/planted.mdx', '/docs/planted', text);
  if ('problem' in page) throw new Error(formatProblem(page));
  return page;
}

describe('notes about later releases', () => {
  it('name a published release, a known topic, and whether something is new or changed', () => {
    const wrong = Object.entries(notes).filter(
      ([, { release, topic, kind }]) =>
        !releases.includes(release) ||
        !(noteTopics as readonly string[]).includes(topic) ||
        !['since', 'changed'].includes(kind),
    );
    expect(wrong).toEqual([]);
  });

  it('are on a page each, unless they are only new', () => {
    const places = findNotePlaces(root, data.releases);
    const nowhere = Object.keys(notes).filter((name) => notes[name]?.kind === 'changed' && !places.has(name));
    expect(nowhere).toEqual([]);
    expect(new Set([...places.keys()].filter((name) => !(name in notes)))).toEqual(new Set());
  });

  it('link to existing sections, in each language', () => {
    const targets = collectTargets(pages, data);
    const problems = Object.values(notes).flatMap(({ text }) =>
      site.locales.flatMap(({ code }) => checkLinks(plant(text[code].replaceAll('{', '\\{')), targets, root)),
    );
    expect(problems.map(formatProblem)).toEqual([]);
  });

  it('follow the style guide in English', () => {
    const texts = Object.values(notes).map(({ text }) => text.en.replaceAll('{', '\\{'));
    const prose = checkWords(plant(`---\nkind: reference\n---\n\n${texts.join('\n\n')}`));
    expect(prose.map(formatProblem)).toEqual([]);
  });
});
