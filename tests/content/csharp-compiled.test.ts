import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readPages, type SourcePage } from '@/features/content/pages';
import { getFences } from '@/features/content-checks/fences/collect';
import { site } from '@/theme.config';
import record from './csharp-compiled.json';
import { plainText } from './support/plain-text';

// Pages claim that their C# was compiled against the assemblies of the release, which aren't available as
// packages. So the record names each block by its hash: an edited block must be compiled again, or lose the
// claim.

const compiled: Record<string, string[]> = record.compiled;

/** Guides whose programs are compiled by tests/nightly/csharp-programs.test.ts. */
const COMPILED_HERE = ['embed-a-form', 'test-your-client', 'webhooks'].map(
  (name) => `content/guides/${name}.mdx`,
);

const published = readPages(process.cwd()).pages.filter(({ frontmatter }) => frontmatter.draft !== true);
const isOriginal = ({ language }: SourcePage) => language === site.locales[0].code;
const pages = published.filter(isOriginal);
const getCsharp = (list: readonly SourcePage[]) => getFences(list).filter(({ lang }) => lang === 'csharp');
const blocks = getCsharp(pages).filter(({ file }) => !COMPILED_HERE.includes(file));
const getHash = (code: string) => createHash('sha256').update(code).digest('hex').slice(0, 16);

describe('the C# of pages', () => {
  it('is unchanged since it was compiled, block by block', () => {
    expect(blocks.length).toBeGreaterThan(30);
    const shown = blocks.map(({ file, code }) => `${file} ${getHash(code)}`);
    const recorded = Object.entries(compiled).flatMap(([file, all]) => all.map((hash) => `${file} ${hash}`));
    expect([...new Set(shown)].sort()).toEqual(recorded.sort());
  });

  it('is marked as compiled on its page', () => {
    const silent = pages.filter(
      ({ file, tree }) =>
        [...Object.keys(compiled), ...COMPILED_HERE].includes(file) && !/\bcompiled\b/.test(plainText(tree)),
    );
    expect(silent.map(({ file }) => file)).toEqual([]);
  });
});
