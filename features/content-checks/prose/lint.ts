import type { SourcePage } from '@/features/content/pages';
import type { Problem } from '@/features/content/problem';
import type { LocaleCode } from '@/theme.config';
import budgets from './budgets.json' with { type: 'json' };
import { getPassages, type Measures, measure, type Passage } from './measure';
import code from './rules.code.json' with { type: 'json' };
import german from './rules.de.json' with { type: 'json' };
import english from './rules.en.json' with { type: 'json' };

/** A pattern of the style guide and what to write instead. */
interface Rule {
  pattern: string;
  write: string;
  matchCase?: boolean;
  /** Left out for comments, test titles and messages, which may say "click" or "see below". */
  pagesOnly?: boolean;
}

/** A language can begin without rules. */
const rules: Readonly<Partial<Record<LocaleCode | 'code', readonly Rule[]>>> = {
  en: english,
  de: german,
  code: [...english.filter(({ pagesOnly }: Rule) => !pagesOnly), ...code],
};

type Kind = keyof typeof budgets;

const names: Readonly<Record<keyof Measures, string>> = {
  words: 'words',
  negations: 'negations per 1,000 words',
  semicolons: 'semicolons per 1,000 words',
  longSentences: '% of sentences over 25 words',
  tableWords: '% of words in tables',
};

const fixes: Readonly<Record<keyof Measures, string>> = {
  words: 'split the page',
  negations: 'say what works, and collect the limits in one section',
  semicolons: 'use a period',
  longSentences: 'split the long sentences',
  tableWords: 'move prose out of tables',
};

/** Returns the kind of a page: `kind` of its frontmatter, otherwise by its path. */
function classify({ file, frontmatter }: Pick<SourcePage, 'file' | 'frontmatter'>): Kind {
  const { kind } = frontmatter;
  if (typeof kind === 'string' && Object.hasOwn(budgets, kind)) return kind as Kind;
  if (/(errors|troubleshoot[\w-]*)\.mdx$/.test(file)) return 'troubleshooting';
  if (/settings/.test(file)) return 'reference';
  return /(what-is-endatix|architecture|\/index)\.mdx$/.test(file) ? 'concept' : 'guide';
}

/** Returns a problem for each pattern of the style guide that a text contains. */
export function checkWords(
  file: string,
  language: LocaleCode | 'code',
  passages: readonly Passage[],
): Problem[] {
  return passages.flatMap(({ text, line }) =>
    (rules[language] ?? []).flatMap(({ pattern, write, matchCase }) =>
      [...text.matchAll(new RegExp(pattern, matchCase ? 'g' : 'gi'))].map(([found]) => ({
        file,
        line,
        problem: `"${found}" is a word to avoid`,
        fix: `write: ${write}`,
      })),
    ),
  );
}

/** Returns the words to avoid and the exceeded budgets of a page. Budgets are set for English. */
export function checkProse(page: SourcePage): Problem[] {
  const { title, description } = page.frontmatter;
  const head = [title, description].flatMap((text) =>
    typeof text === 'string' ? [{ line: 2, text, isCell: false }] : [],
  );
  const passages = getPassages(page.tree);
  const words = checkWords(page.file, page.language, [...head, ...passages]);
  return page.language === 'en' ? [...words, ...overBudget(page, measure(passages))] : words;
}

function overBudget(page: SourcePage, measures: Measures): Problem[] {
  const kind = classify(page);
  return Object.entries<number>(budgets[kind]).flatMap(([key, limit]) => {
    const name = key as keyof Measures;
    const value = measures[name];
    const problem = `${value} ${names[name]}, the budget of a ${kind} page is ${limit}`;
    return value > limit ? [{ file: page.file, line: 1, problem, fix: fixes[name] }] : [];
  });
}
