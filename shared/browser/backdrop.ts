import 'client-only';

/**
 * Closes a modal dialog by a press on its backdrop that begins and ends there. A press that leaves the dialog
 * or enters it closes nothing: browsers fire its click on the dialog, as if the backdrop had been pressed.
 */
export function closeByBackdrop(dialog: HTMLDialogElement): void {
  let isOutside = false;
  dialog.addEventListener('pointerdown', ({ target }) => {
    isOutside = target === dialog;
  });
  dialog.addEventListener('pointerup', ({ target }) => {
    isOutside &&= target === dialog;
  });
  dialog.addEventListener('click', ({ target }) => {
    if (isOutside && target === dialog) dialog.close();
  });
}
