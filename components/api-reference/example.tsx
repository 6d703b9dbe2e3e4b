import { PlainCode } from '@/components/mdx/api-example/plain-code';
import { inline } from '@/components/mdx/markdown';
import type { CodeBlock } from '@/lib/build/reference/types';

/** An example or a recorded answer under a line that says what it is. */
export function Example({ code: { title, label, text, open } }: { code: CodeBlock }) {
  return (
    <details className="op-example" open={open}>
      <summary>{inline(title)}</summary>
      <PlainCode label={label} text={text} />
    </details>
  );
}
