import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import matter from 'gray-matter';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { type LocaleCode, site } from '@/theme.config';
import type { Problem } from './problem';

/** One page of the documentation, parsed but not rendered. */
export interface SourcePage {
  /** Path below the project root, with `/`. */
  file: string;
  /** Address without base path, for example `/docs/configuration` or `/de/docs/configuration`. */
  route: string;
  /** Language of the text, for example `en`. */
  language: LocaleCode;
  frontmatter: Record<string, unknown>;
  /** Text of the whole file. */
  source: string;
  /** Body as a Markdown tree; its line numbers are those of the file. */
  tree: Root;
}

/** Pages that parse, and a problem for each one that does not. */
export interface SourcePages {
  pages: SourcePage[];
  problems: Problem[];
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** Reads and parses all `.mdx` files below `content/` of a project root. */
export function readPages(root: string): SourcePages {
  const contentDir = join(root, 'content');
  const pages: SourcePage[] = [];
  const problems: Problem[] = [];
  for (const path of filesBelow(contentDir, '.mdx')) {
    const file = slashed(relative(root, path));
    const { route, language } = placeOf(relative(contentDir, path));
    const result = parsePage(file, route, readFileSync(path, 'utf8'), language);
    if ('problem' in result) problems.push(result);
    else pages.push(result);
  }
  return { pages, problems };
}

/** Parses one page; a problem when YAML or MDX is malformed. */
export function parsePage(
  file: string,
  route: string,
  source: string,
  language: LocaleCode = site.locales[0].code,
): SourcePage | Problem {
  try {
    const { data, content } = matter(source, {});
    const skipped = source.slice(0, source.length - content.length).split('\n').length - 1;
    const tree = parser.parse('\n'.repeat(skipped) + content);
    return { file, route, language, frontmatter: data, source, tree };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    const known =
      error instanceof Object && 'line' in error ? error.line : /at line (\d+)/.exec(reason ?? '')?.[1];
    const line = Number(known ?? 1);
    return {
      file,
      line,
      problem: `the page does not parse: ${reason}`,
      mend: 'correct the MDX or frontmatter there',
    };
  }
}

/** All files below a folder whose names end in `ending`, sorted. */
export function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Translations live in a folder of their language; their address begins with it. */
function placeOf(path: string): { route: string; language: LocaleCode } {
  const name = slashed(path)
    .replace(/\.mdx$/, '')
    .replace(/(^|\/)index$/, '');
  const locale = site.locales.find(
    (candidate) => candidate.path && `${name}/`.startsWith(`${candidate.path}/`),
  );
  const rest = locale ? name.slice(locale.path.length + 1) : name;
  const start = locale ? `/${locale.path}/docs` : '/docs';
  return { route: rest ? `${start}/${rest}` : start, language: (locale ?? site.locales[0]).code };
}

function slashed(path: string): string {
  return path.split(sep).join('/');
}
