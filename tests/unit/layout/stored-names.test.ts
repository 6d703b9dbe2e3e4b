import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sharedName } from '@/packages/reference-api/browser/protocol';
import { storageKeys } from '@/shared/storage-keys';

/** The pages about privacy, one per language. */
const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('about-this-site.mdx'))
  .map((name) => join('app', name));

/** Names of the keys as a reader finds them in the browser, without variable parts. */
const stored = Object.values(storageKeys).map((key) => (typeof key === 'string' ? key : key('')));

it.each(pages)('the privacy page %s lists everything that the site stores, and nothing else', (file) => {
  const page = readFileSync(file, 'utf8');
  expect(stored.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  const rows = page.match(/^\| (?:local|session) storage \| .*$/gm) ?? [];
  const named = rows.flatMap((row) => row.split('|')[2]?.match(/(?<=`)[^`|, ]+(?=`)/g) ?? []);
  expect(named.filter((name) => !stored.includes(name))).toEqual([]);
});

it('the privacy page lists the database of the sandbox', () => {
  const name = sharedName('');
  expect(name).toMatch(/^endatix-sandbox:/);
  for (const file of pages) expect(readFileSync(file, 'utf8')).toContain(`\`${name.replace(/\/$/, '')}\``);
});
