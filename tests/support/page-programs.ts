import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Returns a function that writes a file which a page shows into a folder, by its file name, and returns its path there. */
export function programWriter(page: string, folder: string) {
  const text = readFileSync(page, 'utf8').replaceAll('\r\n', '\n');
  return async (name: string, path = name): Promise<string> => {
    const fence = new RegExp(`^\`\`\`\\w+ filename="${name}"\\n([\\s\\S]*?)^\`\`\``, 'm').exec(text);
    if (!fence?.[1]) throw new Error(`${page} has no ${name}.`);
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), fence[1]);
    return path;
  };
}
