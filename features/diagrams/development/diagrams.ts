import 'client-only';
import { errorMessage } from '@/shared/error-message';
import { drawDiagram } from '../draw';

/** Draws a source in both color modes in place of what a figure has. Rejects with mermaid's message. */
async function drawInto(figure: HTMLElement, source: string, colors: string): Promise<void> {
  // With all that it needs in it: the site replaces packages by nothing that Swagger UI brings and mermaid uses.
  const { default: mermaid } = await import('mermaid/dist/mermaid.esm.min.mjs');
  const pictures: HTMLElement[] = [];
  for (const [mode, palette] of Object.entries(JSON.parse(colors))) {
    const place = document.createElement('span');
    place.className = `shot-${mode}`;
    const picture = new Image();
    const svg = await drawDiagram(mermaid, source, palette as Parameters<typeof drawDiagram>[2]);
    picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    place.append(picture);
    pictures.push(place);
  }
  figure.replaceChildren(...pictures);
}

/** Draws the diagrams of the page that `npm run diagrams` has not drawn, also those that an edit brings. */
export function drawNewDiagrams(): void {
  let last = Promise.resolve();
  const draw = () => {
    for (const figure of document.querySelectorAll<HTMLElement>('[data-mermaid]')) {
      const { mermaid: source = '', colors = '{}' } = figure.dataset;
      // At once: drawing changes the page, too, which calls this again.
      figure.removeAttribute('data-mermaid');
      last = last
        .then(() => drawInto(figure, source, colors))
        .catch((error: unknown) => figure.replaceChildren(errorMessage(error)));
    }
  };
  new MutationObserver(draw).observe(document.body, { childList: true, subtree: true });
  draw();
}
