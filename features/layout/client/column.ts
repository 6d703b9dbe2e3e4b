import 'client-only';

/** Distance from the top of the window at which a heading counts as being read, in pixels. */
const READING_LINE = 120;

/** Returns the reading line. It moves down over the last screen, whose end can't reach the top. */
export function readingLine(): number {
  const { scrollHeight } = document.documentElement;
  const left = scrollHeight - window.innerHeight - window.scrollY;
  const reached = Math.max(0, 1 - left / window.innerHeight);
  return READING_LINE + reached * (window.innerHeight - READING_LINE);
}

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
