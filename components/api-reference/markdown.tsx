import type { ReactNode } from 'react';
import { inOrder } from '@/components/mdx/in-order';

/** Inline marks of the contract's texts: code, strong and em. */
export function inline(text: string): ReactNode {
  return inOrder(text.split(/(`[^`]+`|\*\*[^*]+\*\*)/), (part) => {
    if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>;
    if (part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>;
    return part;
  });
}

/** Paragraphs of a description; one whose lines begin with `- ` is a list. */
export function Paragraphs({ text }: { text: string }) {
  return text.split('\n\n').map((paragraph) =>
    paragraph.startsWith('- ') ? (
      <ul key={paragraph}>
        {paragraph.split('\n').map((item) => (
          <li key={item}>{inline(item.replace(/^- /, ''))}</li>
        ))}
      </ul>
    ) : (
      <p key={paragraph}>{inline(paragraph)}</p>
    ),
  );
}
