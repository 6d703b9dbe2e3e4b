import 'client-only';
import { drawDiagram } from '@/lib/diagrams/draw';
import { errorMessage } from '@/lib/error-message';

/** Draws a diagram in both color modes in place of its text; says what mermaid cannot read. */
async function drawInto(figure: HTMLElement): Promise<void> {
  const { mermaid: source = '', colors = '{}' } = figure.dataset;
  figure.removeAttribute('data-mermaid');
  const { default: mermaid } = await import('mermaid');
  const pictures: HTMLImageElement[] = [];
  for (const [mode, palette] of Object.entries(JSON.parse(colors))) {
    const picture = new Image();
    picture.className = `shot-${mode}`;
    const svg = await drawDiagram(mermaid, source, palette as Parameters<typeof drawDiagram>[2]);
    picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    pictures.push(picture);
  }
  figure.replaceChildren(...pictures);
}

/** Draws the diagrams of the page that `npm run diagrams` has not drawn, also those that an edit brings. */
export function drawNewDiagrams(): void {
  let last = Promise.resolve();
  const draw = () => {
    for (const figure of document.querySelectorAll<HTMLElement>('[data-mermaid]'))
      last = last
        .then(() => drawInto(figure))
        .catch((error: unknown) => figure.replaceChildren(errorMessage(error)));
  };
  new MutationObserver(draw).observe(document.body, { childList: true, subtree: true });
  draw();
}
