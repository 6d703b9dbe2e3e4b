import type { ReactNode } from 'react';

/** Label of each kind of aside, unless it has a title of its own. */
export const calloutTitles = {
  note: 'Note',
  tip: 'Tip',
  warning: 'Warning',
  danger: 'Danger',
  later: 'Later releases',
} as const;

export type CalloutType = keyof typeof calloutTitles;

/** A marked aside. `later` holds what newer releases of the platform do differently. */
export function Callout({
  type = 'note',
  title,
  children,
}: {
  type?: CalloutType;
  title?: string;
  children: ReactNode;
}) {
  return (
    // A note, not a landmark of the page: one page holds many.
    <aside className={`callout callout-${type}`} role="note" aria-label={title ?? calloutTitles[type]}>
      <p className="callout-title">{title ?? calloutTitles[type]}</p>
      {children}
    </aside>
  );
}
