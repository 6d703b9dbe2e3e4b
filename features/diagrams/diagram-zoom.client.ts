import 'client-only';

/*
 * Imports nothing: the bundler would cut what it shares with the script of every page out of that script.
 */

/** Most that a picture grows, and the part of the window that it may take. */
const MOST = 2;
const PART = 0.9;

/** Shows a picture in a dialog: as large as the window allows, and never smaller than it is. */
function zoom(picture: HTMLImageElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.ariaLabel = picture.alt;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'icon-button';
  close.ariaLabel = document.querySelector<HTMLElement>('[data-page-status]')?.dataset.close ?? '';
  close.textContent = '×';
  const large = new Image();
  large.src = picture.src;
  large.alt = picture.alt;
  const [width = 0, height = 0] = ['width', 'height'].map((name) => Number(picture.getAttribute(name)));
  const fitting = Math.min(MOST, (window.innerWidth * PART) / width, (window.innerHeight * PART) / height);
  large.width = width * Math.max(1, fitting);
  dialog.append(close, large);
  // The picture, the button and the edge around them alike: there is nothing else to press.
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** Opens diagrams in a dialog; without script, and with another key held, their links lead to the files. */
export function zoomDiagrams(): void {
  for (const link of document.querySelectorAll<HTMLElement>('.diagram a'))
    link.addEventListener('click', (event) => {
      const picture = link.querySelector('img');
      if (!picture || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      zoom(picture);
    });
}
