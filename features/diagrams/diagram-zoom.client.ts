import 'client-only';

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
  close.ariaLabel = document.querySelector<HTMLElement>('[data-page-status]')?.dataset.close ?? '';
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
  // A press anywhere closes the dialog, which contains nothing else, unless it drags.
  let pressed: EventTarget | null = close;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener('pointerup', ({ target }) => {
    if (target !== pressed) pressed = null;
  });
  dialog.addEventListener('click', () => pressed && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
