import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { addressPath } from '@/shared/addresses';
import { slashed, unixLines } from '@/shared/files/files';
import { currentVersion } from '@/shared/versions';
import { type DocsVersion, type LocaleCode, site } from '@/theme.config';
import { readFrontmatter } from './frontmatter';
import type { Problem } from './problem';

/** A page of the documentation, parsed but not rendered. */
export interface SourcePage {
  /** Path below the project root, with `/`. */
  file: string;
  /** Address without base path, for example `/docs/configuration` or `/de/docs/configuration`. */
  route: string;
  /** Language of the text, for example `en`. */
  language: LocaleCode;
  /** Version of the documentation that the page belongs to. */
  version: DocsVersion;
  frontmatter: Record<string, unknown>;
  /**
   * Text of the whole file, with `
   * ` line ends.
   */
  source: string;
  /** Body as a Markdown tree; its line numbers are those of the file. */
  tree: Root;
}

/** Pages that parse, and a problem for each page that doesn't. */
interface SourcePages {
  pages: SourcePage[];
  problems: Problem[];
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** Cache by path and text: checks parse the same pages repeatedly, and none changes a tree. */
const parsed = new Map<string, SourcePage | Problem>();

export function readPages(root: string): SourcePages {
  const contentDir = join(root, 'content');
  const pages: SourcePage[] = [];
  const problems: Problem[] = [];
  for (const path of filesBelow(contentDir, '.mdx')) {
    const file = slashed(relative(root, path));
    const place = locate(relative(contentDir, path));
    const result = parsePage(file, place.route, readFileSync(path, 'utf8'), place);
    if ('problem' in result) problems.push(result);
    else pages.push(result);
  }
  return { pages, problems };
}

/** Parses a page, with a cache. Returns a problem for malformed YAML or MDX. */
export function parsePage(
  file: string,
  route: string,
  text: string,
  place: Pick<SourcePage, 'language' | 'version'> = {
    language: site.locales[0].code,
    version: currentVersion,
  },
): SourcePage | Problem {
  const key = JSON.stringify([file, route, place.language, place.version.path, text]);
  const known = parsed.get(key);
  if (known) return known;
  const page = parse(file, route, text, place);
  parsed.set(key, page);
  return page;
}

function parse(
  file: string,
  route: string,
  text: string,
  { language, version }: Pick<SourcePage, 'language' | 'version'>,
): SourcePage | Problem {
  const source = unixLines(text);
  try {
    const { data, head, body } = readFrontmatter(source);
    const tree = parser.parse('\n'.repeat(head.split('\n').length - 1) + body);
    return { file, route, language, version, frontmatter: data, source, tree };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    const line = Number((error instanceof Object && 'line' in error ? error.line : undefined) ?? 1);
    return {
      file,
      line,
      problem: `the page does not parse: ${reason}`,
      fix: 'correct the MDX or frontmatter there',
    };
  }
}

/** Returns all files below a folder with an ending, sorted. */
export function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Returns route, language and version of a page. The folders of translations and previous versions are the
 * first segments of their address.
 * @param path path of an `.mdx` file below `content/`
 */
export function locate(path: string): Pick<SourcePage, 'route' | 'language' | 'version'> {
  const name = slashed(path)
    .replace(/\.mdx$/, '')
    .replace(/(^|\/)index$/, '');
  const locale = site.locales.find(
    (candidate) => candidate.path && `${name}/`.startsWith(`${candidate.path}/`),
  );
  const rest = locale ? name.slice(locale.path.length + 1) : name;
  const own = locale ?? site.locales[0];
  const version = site.versions.find(
    ({ path: folder }) => folder && !locale && `${rest}/`.startsWith(`${folder}/`),
  );
  const address = {
    kind: 'page',
    locale: own,
    version: version ?? currentVersion,
    rest: version ? rest.slice(version.path.length + 1) : rest,
  } as const;
  return { route: addressPath(address), language: own.code, version: address.version };
}
