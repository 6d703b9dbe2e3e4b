import 'client-only';
import { animateHeight } from '../client/collapse';
import { showInColumn } from '../client/column';

/** Distance from the top of the window at which a heading counts as being read, in pixels. */
const READING_LINE = 120;

/** Returns the reading line. It moves down over the last screen, whose end can't reach the top. */
function readingLine(): number {
  const { scrollHeight } = document.documentElement;
  const left = scrollHeight - window.innerHeight - window.scrollY;
  const reached = Math.max(0, 1 - left / window.innerHeight);
  return READING_LINE + reached * (window.innerHeight - READING_LINE);
}

/** Returns the link of the last heading above the reading line, or of the hash while that is above it. */
function linkInView(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const line = readingLine();
  const getTop = ({ hash }: HTMLAnchorElement) =>
    document.getElementById(decodeURIComponent(hash.slice(1)))?.getBoundingClientRect().top ?? Infinity;
  const named = links.find(({ hash }) => hash === window.location.hash);
  if (named && getTop(named) >= 0 && getTop(named) <= line) return named;
  return links.findLast((link) => getTop(link) <= line) ?? links[0];
}

/** Marks the current heading in the table of contents and handles its folding in narrow windows. */
export function toc(): void {
  const nav = document.querySelector('.toc');
  const button = nav?.querySelector<HTMLElement>('.toc-fold');
  const list = nav?.querySelector<HTMLElement>('#toc-list');
  if (!nav || !button || !list) return;
  const links = [...list.querySelectorAll('a')];
  let current: HTMLAnchorElement | undefined;
  const mark = () => {
    const next = linkInView(links);
    if (next === current) return;
    if (current) current.ariaCurrent = null;
    if (next) {
      next.ariaCurrent = 'location';
      showInColumn(nav, next);
    }
    current = next;
  };
  const isOpen = () => button.ariaExpanded === 'true';
  const setOpen = (opens: boolean) => {
    button.ariaExpanded = 'true';
    const height = list.scrollHeight;
    button.ariaExpanded = String(opens);
    list.dataset.moving = '';
    animateHeight(list, { height, opens, end: () => delete list.dataset.moving });
  };
  button.addEventListener('click', () => setOpen(!isOpen()));
  // At once, because the target would move while the list closes.
  for (const link of links)
    link.addEventListener('click', () => {
      button.ariaExpanded = 'false';
    });
  nav.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || !isOpen()) return;
    setOpen(false);
    button.focus();
  });
  // With the layout of the first frame, which reading positions earlier would repeat.
  requestAnimationFrame(mark);
  for (const event of ['scroll', 'hashchange']) window.addEventListener(event, mark, { passive: true });
}
