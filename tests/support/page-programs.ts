import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { temporaryFolder } from './temporary-folder';

/** Returns the code blocks of a guide in order, with their file names. */
export function getBlocks(guide: string): { name: string | undefined; code: string }[] {
  const text = readFileSync(`content/guides/${guide}.mdx`, 'utf8').replaceAll('\r\n', '\n');
  return [...text.matchAll(/^( *)```(\w+.*)?\n([\s\S]*?)^ *```$/gm)].map(([, indent, info, code = '']) => ({
    name: /filename="(.*?)"/.exec(info ?? '')?.[1],
    code: code.replace(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}

export function getProgram(guide: string, name: string): string {
  const found = getBlocks(guide).find((block) => block.name === name);
  if (!found) throw new Error(`The guide ${guide} has no ${name}.`);
  return found.code;
}

/** Imports a program of a guide that imports nothing. */
export const importProgram = async <Exports>(guide: string, name: string): Promise<Exports> =>
  await import(`data:text/javascript,${encodeURIComponent(getProgram(guide, name))}`);

/**
 * Applies a change to a program that a guide shows as lines with `[!code ++]` and `[!code --]`. Lines without a
 * mark say where it belongs.
 */
export function applyChange(program: string, change: string): string {
  const lines = program.split('\n');
  let next = 0;
  for (const line of change.split('\n').filter((one) => one.trim() !== '')) {
    const [, text = '', mark] = /^(.*?)(?: \/\/ \[!code (\+\+|--)\])?$/.exec(line) ?? [];
    if (mark === '++') {
      lines.splice(next, 0, text);
      next += 1;
      continue;
    }
    const found = lines.findIndex((one, index) => index >= next && one.trim() === text.trim());
    if (found < 0) throw new Error(`The program has no line "${text.trim()}".`);
    if (mark === '--') lines.splice(found, 1);
    next = mark === '--' ? found : found + 1;
  }
  return lines.join('\n');
}

/** Bundles a program with the files that it imports, by name, and with installed packages. Returns its exports. */
export async function importBundle<Exports>(files: Record<string, string>, name: string): Promise<Exports> {
  const { outputFiles } = await build({
    stdin: { contents: files[name] ?? '', resolveDir: process.cwd() },
    plugins: [
      {
        name: 'guide',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^\.\/[\w-]+\.js$/ }, ({ path }) =>
            path.slice(2) in files ? { path: path.slice(2), namespace: 'guide' } : undefined,
          );
          onLoad({ filter: /./, namespace: 'guide' }, ({ path }) => ({
            contents: files[path] ?? '',
            resolveDir: process.cwd(),
          }));
        },
      },
    ],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  const path = join(temporaryFolder(), 'program.mjs');
  await writeFile(path, outputFiles[0]?.text ?? '');
  return await import(/* @vite-ignore */ pathToFileURL(path).href);
}

/** Writes a file that a guide shows into a folder, by its name or at another path. Returns the path. */
export async function writeProgram(guide: string, folder: string, name: string, path = name) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), getProgram(guide, name));
  return path;
}
