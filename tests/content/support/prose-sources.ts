import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { readPages } from '@/features/content/pages';
import type { Problem } from '@/features/content/problem';
import { checkProse, checkWords } from '@/features/content-checks/prose/lint';
import { getPassages, type Passage } from '@/features/content-checks/prose/measure';
import { defaultLocale } from '@/shared/i18n';
import type { LocaleCode } from '@/theme.config';

const parser = unified().use(remarkParse).use(remarkGfm);

const documents = (root: string): string[] => [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  'packages/reference-api/README.md',
  'packages/reference-api/differences/README.md',
  'app/(en)/markdown-page/about-this-site.mdx',
];

/** Returns the texts of a JSON or TypeScript file that readers see, with their lines. */
function textsIn(source: string, text: RegExp): Passage[] {
  return source.split('\n').flatMap((line, index) => {
    const found = text.exec(line)?.[1];
    return found === undefined
      ? []
      : [{ line: index + 1, text: found.replace(/`[^`]*`/g, 'x'), isCell: false }];
  });
}

const DESCRIPTION = /"(?:summary|description|x-note)": "(.*)",?$/;
const INTERFACE = /^\s+(?:\w+:)?\s*['"](.*)['"],$/;

/** JSON files whose summaries and descriptions are shown. */
const described = [
  'openapi.json',
  'openapi.server.json',
  'openapi.webhooks.json',
  'public/appsettings.schema.json',
];

/** JSON Lines whose sentences are shown as known differences. */
const differences = 'packages/reference-api/differences/differences.jsonl';

/** Returns the strings of a JSON value that contain a space: sentences, not names. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value.replace(/`[^`]*`/g, 'x')] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

/** Returns the sentences of a JSON Lines file, with their lines. */
function getSentences(source: string): Passage[] {
  return source
    .trim()
    .split('\n')
    .flatMap((line, index) =>
      sentencesIn(JSON.parse(line)).map((text) => ({ line: index + 1, text, isCell: false })),
    );
}

/** Returns the problems in the prose of a project: pages, documents, interface texts, contract and data. */
export function proseProblems(root: string): Problem[] {
  const pages = readPages(root).pages;
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const written = documents(root).flatMap((file) =>
    checkWords(file, defaultLocale.code, getPassages(parser.parse(read(file)))),
  );
  const folder = (code: LocaleCode) =>
    readdirSync(join(root, 'shared/i18n', code))
      .filter((name) => name !== 'denial.ts' && name !== 'index.ts')
      .map((name) => `shared/i18n/${code}/${name}`);
  const shown = (['en', 'de'] satisfies LocaleCode[]).flatMap((code) =>
    folder(code).flatMap((file) => checkWords(file, code, textsIn(read(file), INTERFACE))),
  );
  const contract = described.flatMap((file) => checkWords(file, 'en', textsIn(read(file), DESCRIPTION)));
  const data = checkWords(differences, 'en', getSentences(read(differences)));
  return [...pages.flatMap(checkProse), ...written, ...shown, ...contract, ...data];
}
