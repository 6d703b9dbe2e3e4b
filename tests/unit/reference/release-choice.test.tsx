import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { toStatic } from '@/features/layout/static/to-static';
import { ReferenceNav } from '@/features/reference/reference-nav';
import { isMissing } from '@/features/reference/release-choice.client';
import { referenceOperations, sinceRelease, untilRelease } from '@/shared/contract/later-releases';

const later = referenceOperations.filter(sinceRelease);
const ended = referenceOperations.filter(untilRelease);

const render = async (markup: Parameters<typeof toStatic>[0]) =>
  parse(renderToStaticMarkup(await toStatic(markup)));

describe('the choice of a release', () => {
  it('says how many operations each release lacks, and has no choice at first', async () => {
    const root = await render(<ReferenceNav entries={[]} />);
    const options = root.querySelectorAll('.ref-filter label select option');
    expect(options.map((option) => option.getAttribute('data-status'))).toEqual([
      undefined,
      `${later.length} hidden`,
      `${ended.length} hidden`,
    ]);
    expect(root.querySelector('.ref-filter.needs-script [role="status"]')?.textContent).toBe('');
  });

  it.each([
    ['october', 'later', true],
    ['october', 'ended', false],
    ['newest', 'ended', true],
    ['newest', 'later', false],
    ['newest', undefined, false],
    ['', undefined, false],
  ])('%j with an entry that is %s: hidden is %s', (release, only, hidden) => {
    const entry = { closest: () => (only ? { dataset: { only } } : null) };
    expect(isMissing(entry as unknown as HTMLElement, release)).toBe(hidden);
  });
});
