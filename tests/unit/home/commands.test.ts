import { expect, it } from 'vitest';
import { commands } from '@/components/home/sections';
import { readPages } from '@/scripts/check/pages';

const { pages } = readPages(process.cwd());

it.each([
  ['nuget', 'setup-nuget-package'],
  ['repository', 'setup-repository'],
  ['docker', 'docker-setup'],
] as const)('the command for %s on the landing page is a line of its guide', (name, guide) => {
  const page = pages.find(({ route }) => route.startsWith('/docs/g') && route.endsWith(guide));
  expect(page?.source.split('\n')).toContain(commands[name]);
});
