import { useEffect, useRef } from 'react';
import { OperationList } from './operation-list';
import { useCurrentOperation } from './use-current';

/** Keeps the marked entry in view without moving the page. */
function follow(box: HTMLElement | null): void {
  const entry = box?.querySelector<HTMLElement>('[aria-current]');
  if (!box || !entry) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  if (top < view.top + 130) box.scrollTop -= view.top + 130 - top;
  else if (bottom > view.bottom - 24) box.scrollTop += bottom - view.bottom + 24;
}

/** Operations beside the console; below 996 px a button opens them in a drawer. */
export function OperationSidebar() {
  const current = useCurrentOperation();
  const box = useRef<HTMLDivElement>(null);
  const drawer = useRef<HTMLDialogElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry moves when another one is current
  useEffect(() => follow(box.current), [current]);

  return (
    <>
      <div ref={box} className="console-sidebar">
        <OperationList current={current} />
      </div>
      <div className="console-drawer-bar">
        <button type="button" className="button" onClick={() => drawer.current?.showModal()}>
          Operations
        </button>
      </div>
      <dialog ref={drawer} className="console-drawer" aria-label="Operations">
        <button type="button" className="console-button" onClick={() => drawer.current?.close()}>
          Close
        </button>
        <OperationList current={current} onChosen={() => drawer.current?.close()} />
      </dialog>
    </>
  );
}
