import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

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

/** Writes a file that a guide shows into a folder, by its name or at another path. Returns the path. */
export async function writeProgram(guide: string, folder: string, name: string, path = name) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), getProgram(guide, name));
  return path;
}
