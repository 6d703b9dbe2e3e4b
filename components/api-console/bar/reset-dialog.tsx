import { type RefObject, useId } from 'react';

interface Props {
  dialog: RefObject<HTMLDialogElement | null>;
  onConfirm: () => void;
}

/** Asks before the data of the sandbox are thrown away. */
export function ResetDialog({ dialog, onConfirm }: Props) {
  const id = useId();
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className="console-dialog" aria-labelledby={id}>
      <h2 id={id}>Reset the sandbox?</h2>
      <p>
        All forms, templates and submissions in this browser are deleted, in every tab, and the demo data come
        back. Export them first if you need them.
      </p>
      <div className="console-inline">
        {/* First, so that the dialog opens with the focus on what does no harm. */}
        <button type="button" className="console-button" onClick={close}>
          Keep the data
        </button>
        <button
          type="button"
          className="console-button console-danger"
          onClick={() => {
            close();
            onConfirm();
          }}
        >
          Delete and start anew
        </button>
      </div>
    </dialog>
  );
}
