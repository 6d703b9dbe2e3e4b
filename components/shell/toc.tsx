'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
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

/** Table of contents; marks the heading that is being read. */
export function Toc({ entries }: { entries: TocEntry[] }) {
  const { messages } = useShell();
  const pathname = usePathname();
  const [current, setCurrent] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the headings on the page change with the address
  useEffect(() => {
    const update = () => setCurrent(headingInView(entries));
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [entries, pathname]);

  if (entries.length === 0) return null;
  return (
    <nav className="toc" aria-labelledby="toc-title">
      <p id="toc-title" className="toc-title">
        {messages.onThisPage}
      </p>
      <ul>
        {entries.map(({ id, text, depth }) => (
          <li key={id} className={`toc-${depth}`}>
            <a href={`#${id}`} aria-current={current === id ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
