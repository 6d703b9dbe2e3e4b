import { expect, it } from 'vitest';
import { readPages } from '@/features/content/pages';
import { getData } from '@/features/content/site-data';
import { collectTargets } from '@/features/content-checks/rules/links';
import { runningServer } from '@/features/differences/differences';
import { runningServerPage } from '@/features/differences/page';
import { corsBlocked, hiddenResponse, mixedContent, unreachable } from '@/features/try/client/explanations';

const root = process.cwd();
const targets = collectTargets(readPages(root).pages, getData());

const terms = Object.entries(getData().terms).map(([name, { href }]) => ({ name, href }));
it.each(terms)('the term "$name" links to a section of a published page', ({ href }) => {
  const [route = '', id = ''] = href.split('#');
  const target = targets.get(route);
  expect(target?.draft).not.toBe(true);
  expect([...(target?.ids ?? [])]).toContain(id);
});

it.each([
  corsBlocked('https://api.example', 'https://docs.example'),
  hiddenResponse('https://api.example', true),
  mixedContent('http://api.example'),
  unreachable('https://api.example'),
])('a problem with a server links to a section that helps: $link.href', ({ link }) => {
  const [path = '', id = ''] = link?.href.split('#') ?? [];
  const all =
    path === runningServerPage ? runningServer.differences.map((one) => one.id) : targets.get(path)?.ids;
  const ids = [...(all ?? [])];
  expect(id === '' ? ids.length : ids.indexOf(id) + 1).toBeGreaterThan(0);
});
