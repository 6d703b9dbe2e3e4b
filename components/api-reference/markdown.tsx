import { Fragment, type ReactNode } from 'react';

/** Inline marks of the contract's texts: code, strong and em. */
export function inline(text: string): ReactNode[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
    if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>;
    if (part.startsWith('**')) return <strong key={index}>{part.slice(2, -2)}</strong>;
    return <Fragment key={index}>{part}</Fragment>;
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
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
