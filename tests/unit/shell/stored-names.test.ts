import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storageKeys } from '@/lib/browser/storage';
import { sharedName } from '@/sandbox/browser/protocol';
import { site } from '@/theme.config';

/** The pages about privacy, one for each language that has one. */
const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('about-this-site.mdx'))
  .map((name) => join('app', name));

/** Where names are passed on, not chosen: every call comes from one of the other files. */
const PASSED_ON = [join('lib', 'browser', 'storage.ts'), join('components', 'shell', 'head-script.ts')];

/** First argument of each call that reads or writes the browser's storage. */
const CALLS =
  /\b(?:readStored|writeStored|(?:session|local)Storage\.(?:get|set|remove)Item)\(\s*([\w.]+)(?:\(([^()]*)\))?/g;

/** What a name that is used as key stands for: the text of a constant, or a member of `storageKeys`. */
function nameOf(expression: string, argument: string | undefined, source: string): string {
  const [object = '', member = ''] = expression.split('.');
  if (object === 'storageKeys') {
    const key = storageKeys[member as keyof typeof storageKeys];
    if (typeof key === 'string') return key;
    // Whatever the argument is, the page names what stands before it.
    return member === 'version' ? storageKeys.version(site.product.slug) : key('');
  }
  const text = new RegExp(`const ${object} = '([^']+)'`).exec(source)?.[1];
  if (text !== undefined) return text;
  const made = new RegExp(`const ${object} = (storageKeys\\.\\w+)(?:\\(([^()]*)\\))?`).exec(source);
  if (made?.[1]) return nameOf(made[1], made[2], source);
  throw new Error(
    `"${expression}(${argument ?? ''})" is no constant of its file: the privacy page cannot name it.`,
  );
}

const calls = ['lib', 'components', 'framework']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !PASSED_ON.includes(file))
  .flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return [...source.matchAll(CALLS)].map(([, expression = '', argument]) => ({
      file,
      name: nameOf(expression, argument, source),
    }));
  });

describe('the privacy page', () => {
  it.each(pages)('%s names everything that the site stores', (file) => {
    const page = readFileSync(file, 'utf8');
    expect(new Set(calls.map(({ name }) => name)).size).toBeGreaterThan(8);
    expect(calls.filter(({ name }) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it.each(pages)('%s names nothing that the site does not store', (file) => {
    const rows = readFileSync(file, 'utf8').match(/^\| (?:local|session) storage \| .*$/gm) ?? [];
    const named = rows.flatMap((row) =>
      [...(row.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    expect(named.filter((name) => !calls.some((call) => call.name === name))).toEqual([]);
  });

  it('names the database of the sandbox', () => {
    const name = sharedName('');
    expect(name).toMatch(/^endatix-sandbox:/);
    for (const file of pages) expect(readFileSync(file, 'utf8')).toContain(`\`${name.replace(/\/$/, '')}\``);
  });
});
