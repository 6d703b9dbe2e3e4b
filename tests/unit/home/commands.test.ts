import { expect, it } from 'vitest';
import { readPages } from '@/features/content/pages';
import { ways } from '@/features/home/sections';

const { pages } = readPages(process.cwd());

it.each(ways)('the command for $name on the landing page is a line of its guide', ({ command, href }) => {
  const page = pages.find(({ route }) => route === href.split('#')[0]);
  // The landing page clones the repository of the configuration, and the guide that of the platform.
  const lines = (text = '') => text.replace(/https:\S+/g, 'REPOSITORY').split('\n');
  expect(lines(page?.source)).toContain(lines(command)[0]);
});
