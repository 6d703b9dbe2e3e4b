import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileMdx } from 'nextra/compile';
import { createHighlighter } from 'shiki';
import { codeTheme } from '@/shared/code/theme';
import { compilerPlugins } from '@/shared/framework/nextra/compiler-plugins';

/** Default exports of the modules at some paths of the project. */
const load = (root: string, paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => (await import(pathToFileURL(join(root, path)).href)).default));

/**
 * Compiles a page of `content/` for `evaluate`, with the same plugins as the build.
 * @param path path below `content/`, without its ending
 * @throws an error that begins with the file, and undefined where there is no such page
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
          // Each language is loaded with the first fence of it.
          getHighlighter: (options) => createHighlighter(options),
        },
      },
    });
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
