import 'client-only';

/** Scrolls a column beside the text, and nothing else, until an entry of it is visible. */
export function showInColumn(column: Element | null, entry: Element | null): void {
  if (!column || !entry || column.scrollHeight <= column.clientHeight) return;
  const { top: start, bottom } = column.getBoundingClientRect();
  const first = start + Number.parseFloat(getComputedStyle(column).paddingTop);
  // Below the announcement, a column extends beyond the window.
  const last = Math.min(bottom, window.innerHeight);
  const { top, bottom: low } = entry.getBoundingClientRect();
  if (top < first || low > last) column.scrollTop += top - (first + last) / 2;
}
