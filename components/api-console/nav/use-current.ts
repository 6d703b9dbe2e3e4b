import { useEffect, useState } from 'react';
import { type ApiOperation, apiOperations } from '@/lib/shared/openapi/operations';
import { useConsole, useStore } from '../console-context';
import { onManualScroll } from './manual-scroll';
import { rowOf } from './places';

/** How far below the top of the window an operation counts as being read, in pixels: the bar is in the way. */
const topLine = (): number => (window.innerWidth < 996 ? 200 : 150);

/** The reading line moves down over the last screen, as the end of the page cannot be scrolled to the top. */
function readingLine(): number {
  const left = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
  const reached = Math.max(0, 1 - left / window.innerHeight);
  return topLine() + reached * (window.innerHeight - topLine());
}

/** The operation that the reader has scrolled to; undefined above the first one. */
function findCurrent(): ApiOperation | undefined {
  const line = readingLine();
  let current: ApiOperation | undefined;
  for (const operation of apiOperations) {
    const top = rowOf(operation.id)?.getBoundingClientRect().top;
    if (top === undefined || top > line) break;
    current = operation;
  }
  return current;
}

/** Id of the operation that the address led to, else of the one at the top of the window, following the scroll. */
export function useCurrentOperation(): string | undefined {
  const { pinned } = useConsole();
  const pinnedId = useStore(pinned);
  const [id, setId] = useState<string>();
  useEffect(() => onManualScroll(() => pinned.set('')), [pinned]);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      setId(findCurrent()?.id);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    schedule();
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, []);
  return pinnedId || id;
}
