import { type ReactNode, type RefObject, useId } from 'react';
import { useTexts } from '../texts';

interface Props {
  dialog: RefObject<HTMLDialogElement | null>;
  /** The question. */
  title: string;
  /** What is lost, and how to keep it. */
  children: ReactNode;
  /** Text of the button that does it. */
  confirm: string;
  onConfirm: () => void;
}

/** Asks before the data of the sandbox are thrown away or replaced. */
export function ConfirmDialog({ dialog, title, children, confirm, onConfirm }: Props) {
  const id = useId();
  const texts = useTexts();
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className="console-dialog" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{children}</p>
      <div className="console-inline">
        {/* First, so that the dialog opens with the focus on what does no harm. */}
        <button type="button" className="console-button" onClick={close}>
          {texts.keepData}
        </button>
        <button
          type="button"
          className="console-button console-danger"
          onClick={() => {
            close();
            onConfirm();
          }}
        >
          {confirm}
        </button>
      </div>
    </dialog>
  );
}
