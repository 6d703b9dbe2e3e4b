import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { NextConfig } from 'next';
import { BrokenAssumption } from '../broken-assumption';

/** Modules whose default export is a compiler plugin, as paths from the project's root. */
interface CompilerPlugins {
  transformers: string[];
  remarkPlugins: string[];
  root?: string;
}

/** Plugins that compile `content/`, in addition to Nextra's own. */
export const compilerPlugins: CompilerPlugins = {
  transformers: ['shared/code/notation-transformer.mjs', 'shared/code/transformer.mjs'],
  remarkPlugins: ['features/diagrams/remark-diagrams.mjs'],
};

/** Changes with any of the files. Turbopack caches a loader's result and doesn't track what it imports. */
function contentHash(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(readFileSync(path));
  return hash.digest('hex');
}

function isCompiler(value: unknown): value is { loader: string; options: Record<string, unknown> } {
  const options = (value as { options?: unknown } | null)?.options;
  return typeof options === 'object' && options !== null && 'mdxOptions' in options;
}

/**
 * Adds plugins to a configuration of `withNextra`. Turbopack passes only plain data to loaders, so Nextra's
 * loader is replaced by ours, which imports the plugins by path and calls Nextra's.
 * @throws BrokenAssumption if the configuration doesn't contain Nextra's loader
 */
export function withPlugins(
  config: NextConfig,
  { root = process.cwd(), ...plugins }: CompilerPlugins,
): NextConfig {
  const loader = resolve(root, 'shared/framework/nextra/loader.cjs');
  const transformers = plugins.transformers.map((path) => resolve(root, path));
  const remarkPlugins = plugins.remarkPlugins.map((path) => resolve(root, path));
  const made = contentHash([loader, ...transformers, ...remarkPlugins]);
  let exchanged = 0;
  const rules = JSON.parse(JSON.stringify(config.turbopack?.rules), (_key, value: unknown) => {
    if (!isCompiler(value)) return value;
    exchanged++;
    const ours = { nextraLoader: value.loader, transformers, remarkPlugins, made };
    return { loader, options: { ...value.options, ...ours } };
  });
  if (exchanged === 0)
    throw new BrokenAssumption(
      'Nextra puts its MDX loader with its options into turbopack.rules.',
      'no rule has a loader with `mdxOptions`.',
      'nextra/plugins.ts',
    );
  return { ...config, turbopack: { ...config.turbopack, rules } };
}
