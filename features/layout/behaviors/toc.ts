import 'client-only';

/** Distance from the top of the window at which a heading counts as being read, in pixels. */
const READING_LINE = 120;

/**
 * Returns the reading line, which moves down over the last screen because the end of the page cannot reach
 * the top.
 */
function readingLine(): number {
  const { scrollHeight } = document.documentElement;
  const left = scrollHeight - window.innerHeight - window.scrollY;
  const reached = Math.max(0, 1 - left / window.innerHeight);
  return READING_LINE + reached * (window.innerHeight - READING_LINE);
}

/**
 * Returns the link of the heading being read: the target of the hash while it is above the reading line, else
 * the last heading above the line.
 */
function linkInView(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const line = readingLine();
  const getTop = ({ hash }: HTMLAnchorElement) =>
    document.getElementById(decodeURIComponent(hash.slice(1)))?.getBoundingClientRect().top ?? Infinity;
  const named = links.find(({ hash }) => hash === window.location.hash);
  if (named && getTop(named) >= 0 && getTop(named) <= line) return named;
  return links.findLast((link) => getTop(link) <= line) ?? links[0];
}

/** Scrolls the column, and nothing else, until the entry is visible. */
function keepInView(entry: Element): void {
  const box = entry.closest('.toc');
  if (!box || box.scrollHeight <= box.clientHeight) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const { top: start, bottom: end } = box.getBoundingClientRect();
  if (top < start || bottom > end) box.scrollTop += top - (start + end) / 2;
}

/** Marks the current heading in the table of contents and handles its folding in narrow windows. */
export function toc(): void {
  const nav = document.querySelector('.toc');
  const button = nav?.querySelector<HTMLElement>('.toc-fold');
  if (!nav || !button) return;
  const links = [...nav.querySelectorAll<HTMLAnchorElement>('#toc-list a')];
  let current: HTMLAnchorElement | undefined;
  const mark = () => {
    const next = linkInView(links);
    if (next === current) return;
    if (current) current.ariaCurrent = null;
    if (next) {
      next.ariaCurrent = 'location';
      keepInView(next);
    }
    current = next;
  };
  const isOpen = () => button.ariaExpanded === 'true';
  const setOpen = (open: boolean) => {
    button.ariaExpanded = String(open);
  };
  button.addEventListener('click', () => setOpen(!isOpen()));
  for (const link of links) link.addEventListener('click', () => setOpen(false));
  nav.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || !isOpen()) return;
    setOpen(false);
    button.focus();
  });
  mark();
  for (const event of ['scroll', 'hashchange']) window.addEventListener(event, mark, { passive: true });
}
