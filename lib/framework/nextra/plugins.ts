import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { NextConfig } from 'next';
import { BrokenAssumption } from '../broken-assumption';

/** What loader.cjs rests on: a build of 1,000 pages took 4.9 GB where Nextra compiled each of them three times. */
export const METADATA_OF_A_PAGE =
  'Nextra asks for the metadata of a page by `?metadata`, and takes those of a page with a title from its front matter.';

/** Modules with plugins for the compiler, as paths from the project's root; each exports its plugin as default. */
export interface CompilerPlugins {
  transformers: string[];
  remarkPlugins: string[];
  /** The project's root; the working folder unless given. */
  root?: string;
}

interface Loader {
  loader: string;
  options: Record<string, unknown>;
}

/** Changes with the text of any of the plugins. Turbopack keeps what a loader made and does not see what it imports. */
function contentHash(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(readFileSync(path));
  return hash.digest('hex');
}

function isCompiler(value: unknown): value is Loader {
  const options = (value as Partial<Loader> | null)?.options;
  return typeof options === 'object' && 'mdxOptions' in options;
}

function exchange(value: unknown, plugins: CompilerPlugins): unknown {
  const { root = process.cwd() } = plugins;
  if (Array.isArray(value)) return value.map((entry) => exchange(entry, plugins));
  if (typeof value !== 'object' || value === null) return value;
  if (isCompiler(value)) {
    const loader = resolve(root, 'lib/framework/nextra/loader.cjs');
    const transformers = plugins.transformers.map((path) => resolve(root, path));
    const remarkPlugins = plugins.remarkPlugins.map((path) => resolve(root, path));
    return {
      loader,
      options: {
        ...value.options,
        nextraLoader: value.loader,
        transformers,
        remarkPlugins,
        made: contentHash([loader, ...transformers, ...remarkPlugins]),
      },
    };
  }
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, exchange(entry, plugins)]));
}

/**
 * Adds plugins to a configuration that `withNextra` made. Turbopack hands only plain data to a loader, so functions
 * cannot be among Nextra's options: its loader is exchanged for ours, which imports them by path and calls Nextra's.
 * Throws when the configuration has no loader of Nextra's in it.
 */
export function withPlugins(config: NextConfig, plugins: CompilerPlugins): NextConfig {
  const rules = config.turbopack?.rules;
  const exchanged = exchange(rules, plugins);
  if (JSON.stringify(exchanged) === JSON.stringify(rules))
    throw new BrokenAssumption(
      'Nextra puts its MDX loader with its options into turbopack.rules.',
      'no rule has a loader with `mdxOptions`.',
      'nextra/plugins.ts',
    );
  return { ...config, turbopack: { ...config.turbopack, rules: exchanged as typeof rules } };
}
