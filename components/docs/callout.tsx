import type { ReactNode } from 'react';

const titles = {
  note: 'Note',
  tip: 'Tip',
  warning: 'Warning',
  danger: 'Danger',
  later: 'Later releases',
} as const;

export type CalloutType = keyof typeof titles;

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
    <aside className={`callout callout-${type}`} aria-label={title ?? titles[type]}>
      <p className="callout-title">{title ?? titles[type]}</p>
      {children}
    </aside>
  );
}
