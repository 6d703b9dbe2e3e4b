import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type SpellCheckFileOptions, spellCheckDocument } from 'cspell-lib';
import type { Problem } from './problem';

const fix = 'correct it, mark it as code, or add it to tests/content/dictionary.txt';

/** Pages and the texts at the root of the project, as paths below it. */
function filesOf(root: string): string[] {
  const pages = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => join('content', name));
  return [...pages, ...readdirSync(root).filter((name) => name.endsWith('.md'))];
}

async function check(root: string, file: string, text: string): Promise<Problem[]> {
  const options: SpellCheckFileOptions = { configFile: join(root, 'cspell.json') };
  const { href } = pathToFileURL(join(root, file));
  const { issues, errors = [], checked } = await spellCheckDocument({ uri: href, text }, options, {});
  if (errors[0] || !checked)
    throw new Error(`cspell did not check ${file}: ${errors[0]?.message ?? 'its settings leave it out'}`);
  return issues.map(({ text: word, offset }) => ({
    file: file.replaceAll('\\', '/'),
    line: text.slice(0, offset).split('\n').length,
    problem: `"${word}" is an unknown word`,
    fix,
  }));
}

/**
 * Unknown words by cspell with `cspell.json` of the project.
 * @param root folder of the project
 * @param text checked instead of the files, as the body of a page
 * @throws Error when cspell itself fails
 */
export async function checkSpelling(root: string, text?: string): Promise<Problem[]> {
  if (text !== undefined) return check(root, join('content', 'planted.mdx'), text);
  const problems: Problem[] = [];
  for (const file of filesOf(root))
    problems.push(...(await check(root, file, readFileSync(join(root, file), 'utf8'))));
  return problems;
}
