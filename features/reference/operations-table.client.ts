import 'client-only';
import { isMissing } from './release-choice.client';

/** Hides the rows of operations that a release lacks, and the tables without others together with their headings. */
export function filterTables(text: HTMLElement, release: string): void {
  for (const frame of text.querySelectorAll<HTMLElement>('.table-scroll')) {
    const rows = [...frame.querySelectorAll<HTMLElement>('tbody tr')];
    for (const row of rows) row.hidden = isMissing(row, release);
    frame.hidden = rows.every((row) => row.hidden);
    const heading = frame.previousElementSibling;
    if (heading instanceof HTMLElement) heading.hidden = frame.hidden;
  }
}
