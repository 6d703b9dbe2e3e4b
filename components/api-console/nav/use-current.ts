import { useEffect, useState } from 'react';
import { type ApiOperation, apiOperations } from '@/lib/openapi/operations';
import { elementId } from '../swagger/form';

/** How far below the top of the window an operation counts as being read, in pixels. */
const READING_LINE = 150;

/** The operation that the reader has scrolled to; undefined above the first one. */
function findCurrent(): ApiOperation | undefined {
  let current: ApiOperation | undefined;
  for (const operation of apiOperations) {
    const top = document.getElementById(elementId(operation))?.getBoundingClientRect().top;
    if (top === undefined || top > READING_LINE) break;
    current = operation;
  }
  return current;
}

/** Id of the operation at the top of the window, following the scroll. */
export function useCurrentOperation(): string | undefined {
  const [id, setId] = useState<string>();
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
  return id;
}
