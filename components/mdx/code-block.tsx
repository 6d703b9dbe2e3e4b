import { Children, type ComponentProps, createElement, isValidElement, type ReactNode } from 'react';
import { scrollable } from './scrollable';

type CodeBlockProps = ComponentProps<'pre'> & { 'data-filename'?: string; 'data-language'?: string };

const languageNames: Record<string, string> = {
  bash: 'Bash',
  csharp: 'C#',
  dockerfile: 'Dockerfile',
  http: 'HTTP',
  ini: 'INI',
  js: 'JavaScript',
  json: 'JSON',
  jsonc: 'JSON with comments',
  nginx: 'nginx',
  plaintext: 'Text',
  powershell: 'PowerShell',
  python: 'Python',
  sql: 'SQL',
  text: 'Text',
  ts: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
};

/** Class of each token colour; colours that equal the plain text get none and cost no markup. */
const tokenClasses: Record<string, string> = {
  keyword: 'k',
  string: 's',
  'string-expression': 's',
  constant: 'c',
  comment: 'm',
  function: 'f',
  link: 'l',
};

interface TokenProps {
  children?: ReactNode;
  style?: { color?: string };
  'data-highlighted-line'?: string;
}

interface Token {
  text: string;
  kind: string;
}

function tokensOf(line: ReactNode): Token[] {
  return Children.toArray(line).flatMap((child): Token[] => {
    if (!isValidElement<TokenProps>(child)) return [{ text: String(child), kind: '' }];
    const name = /--code-token-([a-z-]+)/.exec(child.props.style?.color ?? '')?.[1] ?? '';
    const kind = tokenClasses[name];
    const inner = tokensOf(child.props.children);
    return kind === undefined ? inner : [{ text: inner.map(({ text }) => text).join(''), kind }];
  });
}

function joinEqual(tokens: Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    // White space has no colour, so it never ends a run.
    if (last && (last.kind === token.kind || token.text.trim() === '')) last.text += token.text;
    else joined.push({ ...token });
  }
  return joined;
}

/** The highlighter's lines with as little markup as the colours need. */
function simplify(code: ReactNode): ReactNode[] {
  const element = Children.toArray(code).find((child) => isValidElement<TokenProps>(child));
  const lines = Children.toArray(element?.props.children).filter((child) =>
    isValidElement<TokenProps>(child),
  );
  return lines.flatMap((line, index): ReactNode[] => {
    const tokens = joinEqual(tokensOf(line.props.children)).map(({ text, kind }) =>
      kind ? createElement('i', { className: kind }, text) : text,
    );
    const marked = line.props['data-highlighted-line'] !== undefined;
    if (marked) return [createElement('mark', null, ...tokens, '\n')];
    return index < lines.length - 1 ? [...tokens, '\n'] : tokens;
  });
}

/**
 * A highlighted code block with its file name or language and a copy button.
 * The button is plain markup; one listener for the whole site serves all of them.
 */
export function CodeBlock({
  'data-filename': filename,
  'data-language': language,
  children,
}: CodeBlockProps) {
  const label = filename ?? languageNames[language ?? ''] ?? language ?? 'Code';
  return (
    <figure className="code">
      <figcaption className="code-head">
        <span className={filename ? 'code-file' : undefined}>{label}</span>
        <button type="button" className="code-copy" data-copy-code hidden>
          Copy
        </button>
      </figcaption>
      <pre {...scrollable}>{createElement('code', null, ...simplify(children))}</pre>
    </figure>
  );
}
