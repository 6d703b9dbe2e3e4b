import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { placeAfter } from '@/client/arrow-keys';

/** A part of the exercise. */
export interface Pane {
  name: 'form' | 'definition' | 'submissions' | 'traffic';
  label: string;
  content: ReactNode;
}

/** Width of the exercise, in pixels, from which the requests stand next to the tabs. */
const WIDE = 560;

/** Whether the element has room for two columns. */
function useIsWide(element: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => setWide(box.clientWidth >= WIDE);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return isWide;
}

interface Props {
  /** What the tabs are alternatives of. */
  label: string;
  panes: readonly Pane[];
  shown: Pane['name'];
  onShow: (name: Pane['name']) => void;
}

/** The panes: next to each other where they fit, as tabs elsewhere. All stay mounted, because each has state. */
export function Panes({ label, panes, shown, onShow }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(box);
  const tabs = panes.filter(({ name }) => !isWide || name !== 'traffic');
  const current = tabs.some(({ name }) => name === shown) ? shown : 'form';

  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ name }) => name === current);
    const tab = tabs[placeAfter(event.key, ['ArrowLeft', 'ArrowRight'], index, tabs.length) ?? -1];
    if (!tab) return;
    event.preventDefault();
    onShow(tab.name);
    document.getElementById(`${id}${tab.name}-tab`)?.focus();
  };

  return (
    <div ref={box} className={isWide ? 'lf-panes lf-wide' : 'lf-panes'}>
      <div className="tab-list lf-tabs" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            className="tab"
            id={`${id}${tab.name}-tab`}
            aria-controls={`${id}${tab.name}`}
            aria-selected={tab.name === current}
            tabIndex={tab.name === current ? 0 : -1}
            onClick={() => onShow(tab.name)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {panes.map(({ name, label: title, content }) => {
        const isTab = tabs.some((tab) => tab.name === name);
        const role = isTab
          ? { role: 'tabpanel', 'aria-labelledby': `${id}${name}-tab`, hidden: name !== current }
          : { role: 'region', 'aria-label': title };
        return (
          <div key={name} id={`${id}${name}`} className="lf-pane" data-pane={name} {...role}>
            {!isTab && <p className="lf-label">{title}</p>}
            {content}
          </div>
        );
      })}
    </div>
  );
}
