'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { onPageShown } from '@/lib/browser/navigation/page-events';
import { toc } from '@/theme.config';
import { useShell } from './shell-context';

/** A heading of the page; `depth` is 2 or 3. */
export interface TocEntry {
  id: string;
  text: string;
  depth: number;
}

/** Distance from the top of the window at which a heading counts as being read, in pixels. */
const READING_LINE = 120;

function headingInView(entries: TocEntry[]): string {
  let current = entries[0]?.id ?? '';
  for (const { id } of entries) {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    if (top !== undefined && top <= READING_LINE) current = id;
  }
  return current;
}

/** Scrolls a column that is too low for all its entries, and nothing else, until the entry shows. */
function keepInView(entry: HTMLElement): void {
  const box = entry.closest<HTMLElement>('.toc-column');
  if (!box || box.scrollHeight <= box.clientHeight) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const { top: start, bottom: end } = box.getBoundingClientRect();
  if (top < start || bottom > end) box.scrollTop += top - (start + end) / 2;
}

/**
 * Table of contents; marks the heading that is being read. In narrow windows it folds above the text.
 * @param lang language of the headings where it is not that of the page
 */
export function Toc({ entries, lang }: { entries: TocEntry[]; lang?: string }) {
  const { messages } = useShell();
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [current, setCurrent] = useState('');
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const update = () => setCurrent(headingInView(entries));
    const stop = onPageShown(update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      stop();
      window.removeEventListener('scroll', update);
    };
  }, [entries]);

  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>(`[href="#${CSS.escape(current)}"]`);
    if (entry) keepInView(entry);
  }, [current]);

  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };

  if (entries.length === 0) return null;
  return (
    <nav className="toc" aria-labelledby="toc-title" onKeyDown={closeByEscape}>
      <p id="toc-title" className="toc-title">
        {messages.onThisPage}
      </p>
      <button
        ref={button}
        type="button"
        className="toc-fold"
        aria-expanded={open}
        aria-controls="toc-list"
        onClick={() => setOpen(!open)}
      >
        {messages.onThisPage}
      </button>
      <ul id="toc-list" ref={list} lang={lang}>
        {entries.map(({ id, text, depth }) => (
          <li key={id} className={`toc-${depth}`}>
            <a
              href={`#${id}`}
              aria-current={current === id ? 'location' : undefined}
              onClick={() => setOpen(false)}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
      {toc.backToTop && (
        <a className="toc-top" href="#content">
          {messages.backToTop}
        </a>
      )}
    </nav>
  );
}
