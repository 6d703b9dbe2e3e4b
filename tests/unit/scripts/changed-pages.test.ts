import { expect, it } from 'vitest';
import { pageOf } from '@/scripts/changed-pages';

it.each([
  ['content/guides/webhooks.mdx', '/docs/guides/webhooks/'],
  ['content/configuration/index.mdx', '/docs/configuration/'],
  ['content/de/guides/webhooks.mdx', '/de/docs/guides/webhooks/'],
  ['content/0.1.1/guides/webhooks.mdx', '/docs/0.1.1/guides/webhooks/'],
  ['content/guides/_meta.ts', undefined],
  ['README.md', undefined],
])('%s becomes %s', (file, page) => {
  expect(pageOf(file)?.replace(/\/?$/, '/')).toBe(page);
});
