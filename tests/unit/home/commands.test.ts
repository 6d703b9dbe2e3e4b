import { expect, it } from 'vitest';
import { ways } from '@/components/home/sections';
import { readPages } from '@/scripts/check/pages';

const { pages } = readPages(process.cwd());

it.each(ways)('the command for $name on the landing page is a line of its guide', ({ command, href }) => {
  const page = pages.find(({ route }) => route === href.split('#')[0]);
  expect(page?.source.split('\n')).toContain(command);
});
