import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { toStatic } from '@/features/layout/static/to-static';
import { isMissing } from '@/features/reference/reference-filter.client';
import { ReferenceNav } from '@/features/reference/reference-nav';
import { referenceOperations, sinceRelease, untilRelease } from '@/shared/contract/later-releases';

const later = referenceOperations.filter(sinceRelease);
const ended = referenceOperations.filter(untilRelease);

it('the choice of a release says how many operations each release lacks, and has no choice at first', async () => {
  const root = parse(renderToStaticMarkup(await toStatic(<ReferenceNav entries={[]} />)));
  const options = root.querySelectorAll('.ref-filter label select option');
  const statuses = [undefined, `${later.length} hidden`, `${ended.length} hidden`];
  expect(options.map((option) => option.getAttribute('data-status'))).toEqual(statuses);
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
