import type { ReactNode } from 'react';

/** A collapsible section; opens without script, and with an animation of its height where script runs. */
export function Details({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="details" data-collapsible>
      <summary>{summary}</summary>
      <div className="details-body">{children}</div>
    </details>
  );
}
