import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileMdx } from 'nextra/compile';
import { createHighlighter } from 'shiki';
import { codeTheme } from '@/shared/code/theme';
import { compilerPlugins } from '@/shared/framework/nextra/plugins';

/** Imports the default exports of modules of the project. */
const load = (root: string, paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => (await import(pathToFileURL(join(root, path)).href)).default));

/**
 * Compiles a page of `content/` for `evaluate`, with the build's plugins. Returns undefined if the page
 * doesn't exist.
 * @param path path below `content/`, without extension
 * @throws an error whose message begins with the file
 */
export async function compilePage(root: string, path: string): Promise<string | undefined> {
  const file = [`content/${path}.mdx`, `content/${path}/index.mdx`].find((name) =>
    existsSync(join(root, name)),
  );
  if (!file) return undefined;
  const [transformers, remarkPlugins] = await Promise.all([
    load(root, compilerPlugins.transformers),
    load(root, compilerPlugins.remarkPlugins),
  ]);
  try {
    return await compileMdx(readFileSync(join(root, file), 'utf8'), {
      filePath: join(root, file),
      mdxOptions: {
        remarkPlugins,
        rehypePrettyCodeOptions: {
          theme: codeTheme,
          transformers,
          // Loads each language with its first fence.
          getHighlighter: (options) => createHighlighter(options),
        },
      },
    });
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
