import { expect, it } from 'vitest';
import { readPages } from '@/features/content/pages';
import { ways } from '@/features/home/sections';

const { pages } = readPages(process.cwd());

it.each(ways)('the command for $name on the landing page is a line of its guide', ({ command, href }) => {
  const page = pages.find(({ route }) => route === href.split('#')[0]);
  expect(page?.source.split('\n')).toContain(command);
});
