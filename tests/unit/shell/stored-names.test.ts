import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storageKeys } from '@/lib/shared/storage-keys';
import { sharedName } from '@/sandbox/browser/protocol';
import { site } from '@/theme.config';

/** The pages about privacy, one for each language that has one. */
const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('about-this-site.mdx'))
  .map((name) => join('app', name));

/** Names of the keys as a reader finds them in the browser; a part that varies is left out. */
const names = Object.values(storageKeys).map((key) =>
  typeof key === 'string' ? key : key(site.product.slug),
);
const stored = names.map((name) => (name.startsWith('docs-') ? name : name.replace(site.product.slug, '')));

/** First argument of each call that reads or writes the browser's storage. */
const CALLS = /\b(?:readStored|writeStored|(?:session|local)Storage\.(?:get|set|remove)Item)\(\s*([\w.]+)/g;

/** Where names are passed on, not chosen: every call comes from one of the other files. */
const PASSED_ON = [join('lib', 'browser', 'storage.ts'), join('components', 'shell', 'head-script.ts')];

const calls = ['lib', 'components', 'framework']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !PASSED_ON.includes(file))
  .flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return [...source.matchAll(CALLS)].map(([, expression = '']) => ({ file, expression, source }));
  });

describe('the keys of the storage', () => {
  it('stand in one list, which every call uses', () => {
    expect(calls.length).toBeGreaterThan(15);
    const others = calls.filter(
      ({ expression, source }) =>
        !expression.startsWith('storageKeys.') && !source.includes(`const ${expression} = storageKeys.`),
    );
    expect(others.map(({ file, expression }) => `${file}: ${expression}`)).toEqual([]);
  });

  it('are all used', () => {
    const sources = calls.map(({ source }) => source).join('\n');
    expect(Object.keys(storageKeys).filter((name) => !sources.includes(`storageKeys.${name}`))).toEqual([]);
  });
});

describe('the privacy page', () => {
  it.each(pages)('%s names everything that the site stores', (file) => {
    const page = readFileSync(file, 'utf8');
    expect(stored.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it.each(pages)('%s names nothing that the site does not store', (file) => {
    const rows = readFileSync(file, 'utf8').match(/^\| (?:local|session) storage \| .*$/gm) ?? [];
    const named = rows.flatMap((row) =>
      [...(row.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    expect(named.filter((name) => !stored.includes(name ?? ''))).toEqual([]);
  });

  it('names the database of the sandbox', () => {
    const name = sharedName('');
    expect(name).toMatch(/^endatix-sandbox:/);
    for (const file of pages) expect(readFileSync(file, 'utf8')).toContain(`\`${name.replace(/\/$/, '')}\``);
  });
});
