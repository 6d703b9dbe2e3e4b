import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fencesOf } from '@/checks/fences/collect';
import { readPages } from '@/checks/pages';
import { currentVersion } from '@/lib/shared/versions';
import { site } from '@/theme.config';
import record from './csharp-compiled.json';
import { plainText } from './support/plain-text';

// Pages say of their C# that it was compiled against the assemblies of the release. These are not to be had as packages,
// so the record names each block by its hash: a block that was edited has to be compiled anew, or to lose the claim.

const compiled: Record<string, string[]> = record.compiled;

/** Guides whose programs are compiled by the tests themselves (tests/contract/csharp-programs.test.ts). */
const COMPILED_HERE = ['embed-a-form', 'test-your-client', 'webhooks'].map(
  (name) => `content/guides/${name}.mdx`,
);

const pages = readPages(process.cwd()).pages.filter(
  ({ language, version, frontmatter }) =>
    language === site.locales[0].code && version === currentVersion && frontmatter.draft !== true,
);
const blocks = fencesOf(pages).filter(({ lang, file }) => lang === 'csharp' && !COMPILED_HERE.includes(file));
const hashOf = (code: string) => createHash('sha256').update(code).digest('hex').slice(0, 16);

describe('the C# of pages', () => {
  it('is as it was when it was compiled', () => {
    expect(blocks.length).toBeGreaterThan(30);
    const changed = blocks.filter(({ file, code }) => !compiled[file]?.includes(hashOf(code)));
    expect(changed.map(({ file, line, code }) => `${file}:${line} ${hashOf(code)}`)).toEqual([]);
  });

  it('has no record of blocks that are gone', () => {
    const shown = new Set(blocks.map(({ file, code }) => `${file} ${hashOf(code)}`));
    const gone = Object.entries(compiled).flatMap(([file, hashes]) =>
      hashes.filter((hash) => !shown.has(`${file} ${hash}`)).map((hash) => `${file} ${hash}`),
    );
    expect(gone).toEqual([]);
  });

  it('is marked as compiled on its page', () => {
    const silent = pages.filter(
      ({ file, tree }) =>
        [...Object.keys(compiled), ...COMPILED_HERE].includes(file) && !/\bcompiled\b/.test(plainText(tree)),
    );
    expect(silent.map(({ file }) => file)).toEqual([]);
  });
});
