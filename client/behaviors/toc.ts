import 'client-only';

/** Distance from the top of the window at which a heading counts as being read, in pixels. */
const READING_LINE = 120;

/** The link whose heading is being read. */
function linkInView(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const passed = ({ hash }: HTMLAnchorElement) => {
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
    return heading !== null && heading.getBoundingClientRect().top <= READING_LINE;
  };
  return links.findLast(passed) ?? links[0];
}

/** Scrolls a column that is too low for all its entries, and nothing else, until the entry shows. */
function keepInView(entry: Element): void {
  const box = entry.closest('.toc');
  if (!box || box.scrollHeight <= box.clientHeight) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const { top: start, bottom: end } = box.getBoundingClientRect();
  if (top < start || bottom > end) box.scrollTop += top - (start + end) / 2;
}

/** Table of contents: marks the heading that is being read, and folds above the text in narrow windows. */
export function toc(): void {
  const nav = document.querySelector('.toc');
  const button = nav?.querySelector<HTMLElement>('.toc-fold');
  if (!nav || !button) return;
  const links = [...nav.querySelectorAll<HTMLAnchorElement>('#toc-list a')];
  let current: HTMLAnchorElement | undefined;
  const mark = () => {
    const next = linkInView(links);
    if (next === current) return;
    current?.removeAttribute('aria-current');
    next?.setAttribute('aria-current', 'location');
    if (next) keepInView(next);
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
  window.addEventListener('scroll', mark, { passive: true });
}
