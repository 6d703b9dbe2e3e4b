import { parseDocument } from 'yaml';

interface Frontmatter {
  data: Record<string, unknown>;
  /** Text up to and including the closing `---` line; '' without frontmatter. */
  head: string;
  body: string;
}

/** Creates an error for invalid frontmatter; `line` counts from the top of the file. */
const unreadable = (reason: string, line: number) => Object.assign(new Error(reason), { line });

const BLOCK = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m;

/**
 * Parses the YAML between the `---` lines at the top of a page.
 * @throws Error with a line for invalid YAML or YAML without keys
 */
export function readFrontmatter(source: string): Frontmatter {
  const block = BLOCK.exec(source);
  if (block?.index !== 0) return { data: {}, head: '', body: source };
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
  return { data: { ...data }, head, body: source.slice(head.length) };
}
