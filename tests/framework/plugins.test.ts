import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NextConfig } from 'next';
import { describe, expect, it } from 'vitest';
import { withPlugins } from '@/shared/framework/nextra/plugins';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const root = temporaryFolder();

const rules = { '*.mdx': [{ loader: 'nextra/loader', options: { mdxOptions: {} } }] };
const configure = (config: NextConfig) =>
  withPlugins(config, { root, transformers: ['colors.mjs'], remarkPlugins: [] });

describe('plugins of the compiler', () => {
  it('recompile when one of them changes: the compiler caches pages by the options of their loader', () => {
    cpSync('shared/framework/nextra', join(root, 'shared/framework/nextra'), { recursive: true });
    const made = (text: string) => {
      writeFileSync(join(root, 'colors.mjs'), text);
      return JSON.stringify(configure({ turbopack: { rules } }).turbopack?.rules);
    };
    const first = made('export default 1;');
    expect(made('export default 2;')).not.toBe(first);
    expect(made('export default 1;')).toBe(first);
  });

  it('throw when the loader to replace is missing', () => {
    expect(() => configure({ turbopack: { rules: {} } })).toThrow('turbopack.rules');
  });
});
