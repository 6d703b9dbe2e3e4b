import { useWhen } from '@/lib/browser/use-when';
import { useConsole } from '../console-context';
import { operationIdOf } from './places';

/** Pause in typing after which a draft is kept, in milliseconds. */
const PAUSE = 300;

/** Keeps what the reader types into the forms, for a reload and the way back. */
export function useDrafts(): void {
  const { keepDraft } = useConsole();
  useWhen([], () => {
    const changed = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      for (const id of changed) keepDraft(id);
      changed.clear();
    };
    const note = ({ type, target }: Event) => {
      // Parameters and body; what else is in a row changes no request.
      const part = target instanceof Element && target.closest('.opblock-section');
      const id = part && operationIdOf(part.closest('.op-item'));
      if (!id || (type === 'click' && !(target as Element).closest('.console-list'))) return;
      changed.add(id);
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE);
    };
    const end = new AbortController();
    for (const name of ['input', 'change', 'click'])
      document.addEventListener(name, note, { signal: end.signal });
    window.addEventListener('pagehide', keep, { signal: end.signal });
    return () => {
      keep();
      end.abort();
    };
  });
}
