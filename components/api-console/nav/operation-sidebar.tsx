import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWhen } from '@/lib/browser/use-when';
import { useTexts } from '../texts';
import { OperationList } from './operation-list';
import { useCurrentOperation } from './use-current';

/** Room above and below the marked entry, in pixels. */
const MARGIN = 40;

/** Keeps the marked entry in view without moving the page. */
function follow(list: HTMLElement | null | undefined): void {
  const entry = list?.querySelector<HTMLElement>('[aria-current]');
  if (!list || !entry) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const view = list.getBoundingClientRect();
  if (top < view.top + MARGIN) list.scrollTop -= view.top + MARGIN - top;
  else if (bottom > view.bottom - MARGIN) list.scrollTop += bottom - view.bottom + MARGIN;
}

/** Brings the keyboard past the list and the rows above the operations. */
function focusFirstOperation(): void {
  const first = document.querySelector<HTMLElement>('.opblock-summary-control');
  first?.scrollIntoView({ block: 'center' });
  first?.focus({ preventScroll: true });
}

/** Operations beside the console; below 996 px a button opens them in a drawer. */
export function OperationSidebar() {
  const texts = useTexts();
  const current = useCurrentOperation();
  const box = useRef<HTMLDivElement>(null);
  const drawer = useRef<HTMLDialogElement>(null);
  // Drawn when it is first opened; what is filtered then stays.
  const [isUsed, setUsed] = useState(false);

  useWhen([current], () => {
    follow(box.current?.querySelector('nav'));
  });

  return (
    <>
      <div ref={box} className="console-sidebar">
        <button type="button" className="console-button console-skip" onClick={focusFirstOperation}>
          {texts.skip}
        </button>
        <OperationList current={current} />
      </div>
      <div className="console-drawer-bar">
        <button
          type="button"
          className="button"
          onClick={() => {
            flushSync(() => setUsed(true));
            drawer.current?.showModal();
          }}
        >
          {texts.operations}
        </button>
      </div>
      <dialog ref={drawer} className="console-drawer" aria-label={texts.operations}>
        <button type="button" className="console-button" onClick={() => drawer.current?.close()}>
          {texts.close}
        </button>
        {isUsed && <OperationList current={current} onChosen={() => drawer.current?.close()} />}
      </dialog>
    </>
  );
}
