import type { Nodes } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { SourcePage } from '@/features/content/pages';
import { type Problem, problemAt } from '@/features/content/problem';
import { getLine } from '@/features/content/tree';
import type { LocaleCode } from '@/theme.config';

/** A pattern of words to avoid, and what to write instead. */
type Rule = readonly [pattern: RegExp, write: string];

/** Names with one spelling, in all languages. */
const names: readonly Rule[] = [
  [/\b(?:Javascript|javascript|Java Script)\b/g, 'JavaScript'],
  [/\b(?:Typescript|typescript)\b/g, 'TypeScript'],
  [/\b(?:Github|github)\b(?!\.)/g, 'GitHub'],
  [/\b(?:Postgres|PostgreSql|Postgresql|postgresql|postgres)\b/g, 'PostgreSQL'],
  [/\b(?:SQL server|SqlServer|MSSQL|MS SQL)\b/g, 'SQL Server'],
  [/\b[Ww]eb[ -][Hh]ooks?\b|\bWebHooks?\b/g, 'webhook'],
  [/\bendatix\b/g, 'Endatix'],
  [/\b(?:OpenApi|Open API|openapi)\b/g, 'OpenAPI'],
  [/(?<![.\w])(?:Json|json)\b/g, 'JSON'],
  [/\b(?:Jwt|jwt)s?\b/g, 'JWT'],
  [/\b(?:SurveyJs|surveyjs|Survey JS)\b/g, 'SurveyJS'],
  [/\b(?:OAuth2|Oauth|oauth)\b/g, 'OAuth'],
];

/** Words that readers notice. A language can begin without rules. */
const words: Readonly<Partial<Record<LocaleCode, readonly Rule[]>>> = {
  en: [
    [/\b[Ee]-mails?\b/g, 'email'],
    [/\bIds?\b|\bids\b/g, 'ID, IDs'],
    [/\b(?:set|start)-up\b/gi, 'setup, startup'],
    [/\b(?:licence|colour|behaviour|recognise|neighbour)\w*/gi, 'US spelling'],
    [/\b(?:simply|easily|obviously|of course|please)\b/gi, 'nothing: delete it'],
    [/\b(?:utili[sz]es?|leverages?|in order to|prior to|due to the fact)\b/gi, 'use, to, before, because'],
    [/\b(?:whilst|amongst|hitherto|hence|thus|thereby|shall)\b/gi, 'while, among, so far, so, must'],
    [
      /\b(?:see|listed|shown|described|table|example|list|script) (?:above|below)\b/gi,
      'a link to the section',
    ],
    [/\bclick(?:s|ed|ing)?\b/gi, 'select'],
    [/\brefus(?:e|es|ed|ing|als?)\b/gi, 'reject, deny or error'],
  ],
  de: [
    [/\bIds?\b/g, 'ID, IDs'],
    [/\b(?:eMail|Email)s?\b/g, 'E-Mail'],
    [/\bbitte\b|\bsog(?:enannte[nrms]?|\.)/gi, 'nothing: delete it'],
    [/\b(?:an)?klicken\b/gi, 'wählen'],
    [/\bPassw(?:ort|örter)/g, 'Kennwort'],
    [/\bRumpf|\bAktualisierungstokens?\b|\bZeichenketten?\b/g, 'Body, Refresh-Token, String'],
  ],
};

/** Words of an English page and its percentage of sentences over 25 words, at most. */
const LIMITS = { guide: 1000, concept: 1000, troubleshooting: 2000, reference: Number.POSITIVE_INFINITY };
const LONG_SENTENCE = 25;
const LONG_SENTENCES = 4;

/** Returns the kind of a page: `kind` of its frontmatter, otherwise by its path. */
function getKind({ file, frontmatter: { kind } }: SourcePage): keyof typeof LIMITS {
  if (typeof kind === 'string' && Object.hasOwn(LIMITS, kind)) return kind as keyof typeof LIMITS;
  if (/(errors|troubleshoot[\w-]*)\.mdx$/.test(file)) return 'troubleshooting';
  if (/settings/.test(file)) return 'reference';
  return /(what-is-endatix|architecture|\/index)\.mdx$/.test(file) ? 'concept' : 'guide';
}

/** A paragraph, heading or table cell, with `x` in place of code. */
interface Passage {
  line: number;
  text: string;
  isCell?: boolean;
}

function getText(node: Nodes): string {
  if (node.type === 'inlineCode') return 'x';
  if ('children' in node) return node.children.map(getText).join('');
  return node.type === 'text' ? node.value : '';
}

function getPassages({ tree }: SourcePage): Passage[] {
  const found: Passage[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'FileTree') return SKIP;
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return undefined;
    const text = getText(node).replace(/ \[#[\w-]+\]$/, '');
    found.push({ line: getLine(node), text, isCell: node.type === 'tableCell' });
    return SKIP;
  });
  return found;
}

const countWords = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;

/** Reports words to avoid, and English pages that are too long or have too many long sentences. */
export function checkWords(page: SourcePage): Problem[] {
  const passages = getPassages(page);
  const { title, description } = page.frontmatter;
  const head = [title, description].map((text) => ({ line: 2, text: String(text ?? '') }));
  const problems = [...head, ...passages].flatMap(({ text, line }) =>
    [...names, ...(words[page.language] ?? [])].flatMap(([pattern, write]) =>
      [...text.matchAll(pattern)].map(([found]) =>
        problemAt(page, line, `"${found}" is a word to avoid`, `write ${write}, or mark it as code`),
      ),
    ),
  );
  if (page.language !== 'en') return problems;
  const report = (problem: string, fix: string) => problems.push(problemAt(page, 1, problem, fix));
  const kind = getKind(page);
  const total = countWords(passages.map(({ text }) => text).join('\n'));
  if (total > LIMITS[kind])
    report(`${total} words, a ${kind} page has at most ${LIMITS[kind]}`, 'split the page');
  const sentences = passages.flatMap(({ text, isCell }) =>
    isCell ? [] : text.split(/(?<=[.!?])\s+(?=[A-ZÄÖÜ“„"(0-9])/),
  );
  const long = sentences.filter((sentence) => countWords(sentence) > LONG_SENTENCE).length;
  const share = Math.round((100 * long) / Math.max(1, sentences.length));
  if (share > LONG_SENTENCES)
    report(`${share} % of sentences have more than ${LONG_SENTENCE} words`, 'split the long sentences');
  return problems;
}
