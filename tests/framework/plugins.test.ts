import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { NextConfig } from 'next';
import { afterAll, describe, expect, it } from 'vitest';
import { METADATA_OF_A_PAGE, withPlugins } from '@/lib/framework/nextra/plugins';

const require = createRequire(import.meta.url);
const root = mkdtempSync(join(tmpdir(), 'plugins-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const rules = { '*.mdx': [{ loader: 'nextra/loader', options: { mdxOptions: {} } }] };
const configure = (config: NextConfig) =>
  withPlugins(config, { root, transformers: ['colours.mjs'], remarkPlugins: [] });

describe('plugins of the compiler', () => {
  it('are made again when one of them changes: the compiler keeps pages by the options of their loader', () => {
    cpSync('lib/framework/nextra', join(root, 'lib/framework/nextra'), { recursive: true });
    const made = (text: string) => {
      writeFileSync(join(root, 'colours.mjs'), text);
      return JSON.stringify(configure({ turbopack: { rules } }).turbopack?.rules);
    };
    const first = made('export default 1;');
    expect(made('export default 2;')).not.toBe(first);
    expect(made('export default 1;')).toBe(first);
  });

  it('say so when there is no loader to exchange', () => {
    expect(() => configure({ turbopack: { rules: {} } })).toThrow('turbopack.rules');
  });
});

/** The modules that the loader makes of pages in a build for production. */
function compiled(...sources: string[]): { page: string; metadata: string }[] {
  const nextra = require.resolve('nextra/package.json').replace('package.json', 'loader.cjs');
  const output = execFileSync(
    process.execPath,
    ['tests/framework/support/compile-page.cjs', nextra, resolve('content/guides/webhooks.mdx')],
    { input: JSON.stringify(sources), encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  return JSON.parse(output.slice(output.lastIndexOf('\n')));
}

const metadataIn = (code = '') => /export const metadata = \{[\s\S]*?\n\};/.exec(code)?.[0];

describe('what is known about the metadata of a page', () => {
  it(METADATA_OF_A_PAGE, () => {
    const source = readFileSync('content/guides/webhooks.mdx', 'utf8');
    const untitled = source.replace(/^title:.*\r?\n/m, '').replace(/^## /m, '# ');
    const [whole, bare] = compiled(source, untitled);
    expect(metadataIn(whole?.metadata)).toContain('"title": "Webhooks"');
    expect(metadataIn(whole?.metadata)).toBe(metadataIn(whole?.page));
    // Front matter with its search phrases, without the text of the page.
    expect(whole?.metadata.length).toBeLessThan((whole?.page.length ?? 0) / 10);
    // Without a title the text gives it.
    expect(metadataIn(bare?.metadata)).not.toContain('"title": "Webhooks"');
    expect(metadataIn(bare?.metadata)).toBe(metadataIn(bare?.page));
  });
});
