import { type RefObject, useId } from 'react';

interface Props {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Name of the chosen file. */
  name: string;
  onConfirm: () => void;
}

/** Asks before a file takes the place of all data of the sandbox. */
export function ImportDialog({ dialog, name, onConfirm }: Props) {
  const id = useId();
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className="console-dialog" aria-labelledby={id}>
      <h2 id={id}>Replace the data of the sandbox?</h2>
      <p>
        All forms, templates and submissions in this browser are deleted, in every tab, and those of{' '}
        <strong>{name}</strong> take their place. Export them first if you need them.
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
          Replace them
        </button>
      </div>
    </dialog>
  );
}
