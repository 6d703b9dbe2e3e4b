import 'client-only';
import { closeByBackdrop } from '@/shared/browser/backdrop';
import { element } from '@/shared/browser/element';
import { modalHistory } from '@/shared/browser/modal-history';
import { word } from '@/shared/browser/texts';

/** Largest magnification, and share of the window that the image can fill. */
const MAX_SCALE = 2;
const WINDOW_SHARE = 0.9;

let shown: HTMLDialogElement | undefined;

/** Going back closes the dialog, as on phones. */
const history = modalHistory({ name: 'diagram', setOpen: (isOpen) => !isOpen && shown?.close() });

/** Shows an image in a dialog, as large as the window allows and never smaller than on the page. */
export function zoomDiagram(image: HTMLImageElement): void {
  const close = element('button', { type: 'button', class: 'icon-button', 'aria-label': word('close') }, '×');
  const large = element('img', { src: image.src, alt: image.alt });
  const dialog = element('dialog', { class: 'zoom box floating', 'aria-label': image.alt }, close, large);
  const [width = 0, height = 0] = ['width', 'height'].map((name) => Number(image.getAttribute(name)));
  const fitting = Math.min(
    MAX_SCALE,
    (window.innerWidth * WINDOW_SHARE) / width,
    (window.innerHeight * WINDOW_SHARE) / height,
  );
  large.width = width * Math.max(1, fitting);
  // A press anywhere closes the dialog, which contains nothing else, unless it drags.
  for (const part of [close, large]) part.addEventListener('click', () => dialog.close());
  closeByBackdrop(dialog);
  dialog.addEventListener('close', () => {
    dialog.remove();
    history.closed();
  });
  document.body.append(dialog);
  dialog.showModal();
  shown = dialog;
  history.opened();
}
