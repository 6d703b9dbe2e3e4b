import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { NavEntry } from '@/features/layout/nav-tree';
import { toStatic } from '@/features/layout/static/to-static';
import { laterEntries, referenceEntries } from '@/features/reference/build/navigation';
import { OperationsTable } from '@/features/reference/operations-table';
import { ReferenceNav } from '@/features/reference/reference-nav';
import { isMissing } from '@/features/reference/release-choice.client';
import { referenceOperations, sinceRelease, untilRelease } from '@/shared/contract/later-releases';

const later = referenceOperations.filter(sinceRelease).map(({ href }) => href);
const ended = referenceOperations.filter(untilRelease).map(({ href }) => href);

const getHrefs = (entries: readonly NavEntry[]): string[] =>
  entries.flatMap(({ href, method, children }) => [
    ...(href && method ? [href] : []),
    ...getHrefs(children ?? []),
  ]);
const render = async (markup: Parameters<typeof toStatic>[0]) =>
  parse(renderToStaticMarkup(await toStatic(markup)));
const hrefsOf = (links: { getAttribute(name: string): string | undefined }[]) =>
  links.map((link) => link.getAttribute('href')?.replace(/\/$/, ''));

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

describe('what it hides', () => {
  it('is marked in the list of the sidebar, which has later operations on their own pages only', async () => {
    const list = async (path: string) =>
      (await render(<ReferenceNav entries={referenceEntries(path)} path={path} />)).querySelector('.ref-nav');
    const current = await list('/docs/api/forms/getForm');
    expect(hrefsOf(current?.querySelectorAll('[data-only="ended"] a') ?? [])).toEqual(ended);
    expect(current?.querySelectorAll('[data-only="later"] a')).toHaveLength(1);
    const newer = await list(later[0] ?? '');
    expect(hrefsOf(newer?.querySelectorAll('[data-only="later"] details a') ?? [])).toEqual(later);
    expect(getHrefs(laterEntries())).toEqual(later);
  });

  it('is marked in the table of all operations', async () => {
    const root = await render(<OperationsTable />);
    expect(root.querySelectorAll('tbody tr')).toHaveLength(referenceOperations.length);
    expect(hrefsOf(root.querySelectorAll('[data-only="later"] th a'))).toEqual(later);
    expect(hrefsOf(root.querySelectorAll('[data-only="ended"] th a'))).toEqual(ended);
    expect(root.querySelector('[data-markdown-ignore] select')).not.toBeNull();
  });
});
