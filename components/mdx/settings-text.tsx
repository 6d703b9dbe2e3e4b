import type { ReactNode } from 'react';

/** Text with `inline code` in backticks, as the schema writes its descriptions. */
export function inlineCode(text: string): ReactNode[] {
  return text.split('`').map((part, position) => {
    // The parts never change order, so the position is a stable key.
    const key = `${position}-${part}`;
    return position % 2 === 1 ? <code key={key}>{part}</code> : part;
  });
}
