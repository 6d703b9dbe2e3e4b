import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import { CodeFrame } from './code-frame';

type CodeBlockProps = ComponentProps<'pre'> & { 'data-filename'?: string; 'data-language'?: string };

export const languageNames: Record<string, string> = {
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

function childContent(nodes: ReactNode): ReactNode {
  return Children.toArray(nodes).find((child) => isValidElement<{ children?: ReactNode }>(child))?.props
    .children;
}

/** Renders a fence: its file name or language, then the highlighted lines (shared/code). */
export function CodeBlock({
  'data-filename': filename,
  'data-language': language,
  children,
}: CodeBlockProps) {
  const code = childContent(childContent(children));
  return (
    <CodeFrame
      label={filename ?? languageNames[language ?? ''] ?? language ?? 'Code'}
      language={language}
      isFile={filename !== undefined}
    >
      {code}
    </CodeFrame>
  );
}
