import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parseDocument } from 'yaml';
import { addressPath } from '@/shared/addresses';
import { errorMessage } from '@/shared/error-message';
import { filesBelow, unixLines } from '@/shared/files/files';
import { type LocaleCode, site } from '@/theme.config';
import { type Problem, problemAt } from './problem';

/** A page of the documentation, parsed but not rendered. */
export interface SourcePage {
  /** Path below the project root, with `/`. */
  file: string;
  /** Address without base path, for example `/docs/configuration` or `/de/docs/configuration`. */
  route: string;
  /** Language of the text, for example `en`. */
  language: LocaleCode;
  frontmatter: Record<string, unknown>;
  /** Text of the whole file; line endings are `\n`. */
  source: string;
  /** Body as a Markdown tree; its line numbers are those of the file. */
  tree: Root;
}

const BLOCK = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m;

/** Creates an error for invalid frontmatter; `line` counts from the top of the file. */
const unreadable = (reason: string, line: number) => Object.assign(new Error(reason), { line });

/**
 * Parses the YAML between the `---` lines at the top of a page.
 * @returns its keys, and the number of lines up to and including the closing `---`
 * @throws Error with a line for invalid YAML or YAML without keys
 */
function readFrontmatter(source: string): { data: Record<string, unknown>; lines: number } {
  const block = BLOCK.exec(source);
  if (block?.index !== 0) return { data: {}, lines: 0 };
  const [head, yaml = ''] = block;
  // The first line, which is not YAML, keeps the numbers of the others.
  const document = parseDocument(`\n${yaml}`);
  const [error] = document.errors;
  if (error) {
    const reason = (error.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
    throw unreadable(reason, error.linePos?.[0].line ?? 2);
  }
  const data: unknown = document.toJS() ?? {};
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw unreadable('frontmatter must be lines of "key: value"', 2);
  return { data: { ...data }, lines: head.split('\n').length - 1 };
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** Cache by path and text: checks parse the same pages repeatedly, and none changes a tree. */
const parsed = new Map<string, SourcePage | Problem>();

/**
 * Reads the pages and parses them.
 * @param isNeeded selects pages by their text: parsing all of them takes four seconds
 * @returns pages that parse, and a problem for each page that doesn't
 */
export function readPages(root: string, isNeeded: (text: string) => boolean = () => true) {
  const pages: SourcePage[] = [];
  const problems: Problem[] = [];
  for (const { file, route, language, text } of readFiles(root)) {
    if (!isNeeded(text)) continue;
    const result = parsePage(file, route, text, language);
    if ('problem' in result) problems.push(result);
    else pages.push(result);
  }
  return { pages, problems };
}

/**
 * Reads the frontmatter of the pages, and their text with it. Throws for invalid YAML, which the check of the
 * content reports.
 */
export const readHeads = (root: string) =>
  readFiles(root).map((page) => ({ ...page, frontmatter: readFrontmatter(unixLines(page.text)).data }));

const readFiles = (root: string) =>
  filesBelow(join(root, 'content'), '.mdx').map((path) => ({
    file: `content/${path}`,
    ...locate(path),
    text: readFileSync(join(root, 'content', path), 'utf8'),
  }));

/** Parses a page, with a cache. Returns a problem for malformed YAML or MDX. */
export function parsePage(
  file: string,
  route: string,
  text: string,
  language: LocaleCode = site.locales[0].code,
): SourcePage | Problem {
  const key = JSON.stringify([file, route, language, text]);
  const page = parsed.get(key) ?? parse(file, route, text, language);
  parsed.set(key, page);
  return page;
}

function parse(file: string, route: string, text: string, language: LocaleCode): SourcePage | Problem {
  const source = unixLines(text);
  try {
    const { data, lines } = readFrontmatter(source);
    const body = source.split('\n').slice(lines);
    const tree = parser.parse('\n'.repeat(lines) + body.join('\n'));
    return { file, route, language, frontmatter: data, source, tree };
  } catch (error) {
    const reason = errorMessage(error).split('\n')[0] ?? '';
    // Some errors name the place in their message only, such as (5:1-5:8).
    const [, place] = /\((\d+):\d+/.exec(reason) ?? [];
    const line = error instanceof Object && 'line' in error ? error.line : undefined;
    const fix = 'correct the MDX or frontmatter there';
    return problemAt({ file }, Number(line ?? place ?? 1), `the page does not parse: ${reason}`, fix);
  }
}

/**
 * Returns route and language of a page. The folder of a translation is the first segment of its address.
 * @param path path of an `.mdx` file below `content/`, with `/`
 */
export function locate(path: string): Pick<SourcePage, 'route' | 'language'> {
  const name = path.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '');
  const locale = site.locales.find(
    (candidate) => candidate.path && `${name}/`.startsWith(`${candidate.path}/`),
  );
  const rest = locale ? name.slice(locale.path.length + 1) : name;
  const own = locale ?? site.locales[0];
  return { route: addressPath({ kind: 'page', locale: own, rest }), language: own.code };
}
