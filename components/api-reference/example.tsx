import { CodeSample } from '@/components/mdx/code-sample';
import { inline } from '@/components/mdx/markdown';
import type { CodeBlock } from '@/lib/build/reference/types';

/** An example or a recorded answer under a line that says what it is. */
export function Example({ code: { title, label, fence, text, open } }: { code: CodeBlock }) {
  if (title === '') return <CodeSample label={label} language={fence} text={text} />;
  return (
    <details className="op-example" open={open}>
      <summary>{inline(title)}</summary>
      <CodeSample label={label} language={fence} text={text} />
    </details>
  );
}
