import 'client-only';
import { closeByBackdrop } from '@/shared/browser/backdrop';
import { word } from '@/shared/browser/texts';

/** Largest magnification, and share of the window that the image can fill. */
const MAX_SCALE = 2;
const WINDOW_SHARE = 0.9;

/** Shows an image in a dialog, as large as the window allows and never smaller than on the page. */
export function zoomDiagram(image: HTMLImageElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom box floating';
  dialog.ariaLabel = image.alt;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'icon-button';
  close.ariaLabel = word('close');
  close.textContent = '×';
  const large = new Image();
  large.src = image.src;
  large.alt = image.alt;
  const [width = 0, height = 0] = ['width', 'height'].map((name) => Number(image.getAttribute(name)));
  const fitting = Math.min(
    MAX_SCALE,
    (window.innerWidth * WINDOW_SHARE) / width,
    (window.innerHeight * WINDOW_SHARE) / height,
  );
  large.width = width * Math.max(1, fitting);
  dialog.append(close, large);
  // The dialog contains nothing else, so a press on the image closes it, too.
  closeByBackdrop(dialog);
  for (const part of [close, large]) part.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
