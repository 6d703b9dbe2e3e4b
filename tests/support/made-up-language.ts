import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Code and path of the language that exists only in tests; its texts are the German ones. */
export const MADE_UP = 'xx';

/** The tables with an entry for each language. */
const languageTables = ['languages', 'browser', 'errors', 'examples'].map((name) => `shared/i18n/${name}.ts`);

const read = (file: string): string => readFileSync(join(process.cwd(), file), 'utf8');
const twice = (source: string, line: RegExp, change: (text: string) => string): string =>
  source.replace(line, (text) => text + change(text));
const madeUp = (text: string): string => text.replace(/\bde\b/g, MADE_UP);

/**
 * Returns the changes that adding a language requires, file by file: its folder, its entries, and the words
 * of the configuration and the terms.
 */
export function madeUpLanguage(): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of readdirSync('shared/i18n/de'))
    files.set(`shared/i18n/${MADE_UP}/${name}`, read(`shared/i18n/de/${name}`));
  for (const table of languageTables)
    files.set(
      table,
      twice(twice(read(table), /^import .*'\.\/de.*\n/m, madeUp), /^const de[\s\S]*?^\};\n/m, madeUp).replace(
        /\bde \};/,
        `de, ${MADE_UP} };`,
      ),
    );
  const config = twice(read('theme.config.tsx'), /^ *\{ code: 'de'.*\n/m, madeUp);
  files.set('theme.config.tsx', config.replace(/\bde: ('[^']*')/g, `de: $1, ${MADE_UP}: $1`));
  files.set(
    'content/glossary.json',
    read('content/glossary.json').replace(/^ *"de": (.*)$/gm, `"de": $1, "${MADE_UP}": $1`),
  );
  return files;
}
