import type { ComponentProps } from 'react';

type CodeBlockProps = ComponentProps<'pre'> & { 'data-filename'?: string; 'data-language'?: string };

const languageNames: Record<string, string> = {
  bash: 'Bash',
  csharp: 'C#',
  http: 'HTTP',
  ini: 'INI',
  js: 'JavaScript',
  json: 'JSON',
  jsonc: 'JSON with comments',
  nginx: 'nginx',
  powershell: 'PowerShell',
  python: 'Python',
  sql: 'SQL',
  text: 'Text',
  ts: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
};

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
    <figure className="code" data-language={language}>
      <figcaption className="code-head">
        <span className={filename ? 'code-file' : undefined}>{label}</span>
        <button type="button" className="code-copy" data-copy-code hidden>
          Copy
        </button>
      </figcaption>
      {/* Long lines scroll, so the region must be reachable with the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard access (WCAG 2.1.1) */}
      <pre tabIndex={0}>{children}</pre>
    </figure>
  );
}
