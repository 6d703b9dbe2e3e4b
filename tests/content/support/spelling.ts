import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie, parseDictionary } from 'cspell-trie-lib';
import type { Problem } from '@/features/content/problem';

/** Dictionary files: tries for languages, lists for everything else. */
const ENGLISH = [
  '@cspell/dict-en_us/en_US.trie.gz',
  '@cspell/dict-en-gb-mit/en_GB.trie.gz',
  '@cspell/dict-software-terms/dict/softwareTerms.txt.gz',
  '@cspell/dict-software-terms/dict/computing-acronyms.txt',
  '@cspell/dict-software-terms/dict/networkingTerms.txt',
  '@cspell/dict-software-terms/dict/software-tools.txt',
  '@cspell/dict-software-terms/dict/webServices.txt',
  '@cspell/dict-companies/dict/companies.txt',
];
const GERMAN = ['@cspell/dict-de-de/de_DE.trie.gz'];

/** What isn't prose: fences, code, addresses, props with names, IDs of headings, phrases of the search. */
const LEFT_OUT = [
  /^\s*```[\s\S]*?^\s*```/gm,
  /`[^`\n]+`/g,
  /\]\([^)]*\)/g,
  /https?:\/\/\S+/g,
  /(href|operation|section|group)="[^"]*"/g,
  /<ApiExample[\s\S]*?\/>/g,
  /\[#[^\]]*\]/g,
  /^search:\n(?:[ \t]+.*\n)*/gm,
];

const LEAST_LETTERS = 4;

/** Letters between the parts of a German compound. */
const JOINTS = ['', 's', 'es', 'n', 'en', 'er'];

type Dictionary = Pick<ReturnType<typeof decodeTrie>, 'hasWord'>;

const PACKAGES = new URL('../../../node_modules/', import.meta.url);

const kept = new Map<string, Dictionary>();

/** Reads a dictionary of a package once, because the trie of a language takes a second. */
function packaged(name: string): Dictionary {
  const known = kept.get(name) ?? read(new URL(name, PACKAGES));
  kept.set(name, known);
  return known;
}

function read(file: string | URL): Dictionary {
  const bytes = readFileSync(file);
  const name = String(file);
  const content = name.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  return name.includes('.trie') ? decodeTrie(content) : parseDictionary(content.toString());
}

/** Returns a function that checks a word. @param isGerman accepts German words and their compounds as well */
function speller(dictionaries: readonly Dictionary[], isGerman: boolean): (word: string) => boolean {
  const tried = new Map<string, boolean>();
  const isCompound = (word: string): boolean => {
    for (let at = 3; at <= word.length - 3; at += 1)
      for (const joint of JOINTS) {
        const first = word.slice(0, at - joint.length);
        if (first.length > 2 && word.slice(0, at).endsWith(joint) && knows(first) && knows(word.slice(at)))
          return true;
      }
    return false;
  };
  const knows = (word: string): boolean => {
    const before = tried.get(word);
    if (before !== undefined) return before;
    const lower = word.toLowerCase();
    const known =
      dictionaries.some((one) => one.hasWord(word, true) || one.hasWord(lower, false)) ||
      (isGerman && isCompound(lower));
    tried.set(word, known);
    return known;
  };
  return knows;
}

/** Returns pages and the texts at the root of the project, as relative paths. */
function getFiles(root: string): string[] {
  const pages = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => join('content', name));
  return [...pages, ...readdirSync(root).filter((name) => name.endsWith('.md'))];
}

/** Returns the unknown words of a text; of a name such as `MediatR`, checks its parts. */
function unknownWords(text: string, knows: (word: string) => boolean): { word: string; line: number }[] {
  const prose = LEFT_OUT.reduce(
    (rest, pattern) => rest.replace(pattern, (part) => part.replace(/[^\n]/g, ' ')),
    text,
  );
  return prose.split('\n').flatMap((line, index) =>
    [...line.matchAll(/\p{L}[\p{L}'’]*/gu)].flatMap(([found]) => {
      const word = found
        .replaceAll('’', "'")
        .replace(/'s?$/, '')
        .replace(/(?<=[A-Z]{2})s$/, '');
      if (word.length < LEAST_LETTERS || knows(word)) return [];
      const parts = word.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|'/u);
      return parts
        .filter((part) => part.length >= LEAST_LETTERS && !knows(part))
        .map((part) => ({ word: part, line: index + 1 }));
    }),
  );
}

/**
 * Returns the unknown words of pages and top-level texts. Words of the project are in
 * `tests/content/dictionary.txt`, and those of the German pages in `dictionary-de.txt`.
 * @param root folder of the project
 * @param text checked instead of the files, as an English page
 */
export function checkSpelling(root: string, text?: string): Problem[] {
  const own = (name: string) => read(join(root, 'tests/content', name));
  const english = [...ENGLISH.map(packaged), own('dictionary.txt')];
  const german = [...english, ...GERMAN.map(packaged), own('dictionary-de.txt')];
  const [inEnglish, inGerman] = [speller(english, false), speller(german, true)];
  const files = text === undefined ? getFiles(root) : ['content/planted.mdx'];
  return files.flatMap((path) => {
    const file = path.replaceAll('\\', '/');
    const knows = file.startsWith('content/de/') ? inGerman : inEnglish;
    return unknownWords(text ?? readFileSync(join(root, path), 'utf8'), knows).map(({ word, line }) => ({
      file,
      line,
      problem: `"${word}" is an unknown word`,
      fix: 'correct it, mark it as code, or add it to tests/content/dictionary.txt',
    }));
  });
}
