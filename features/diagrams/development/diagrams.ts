import 'client-only';
import { errorMessage } from '@/shared/error-message';
import { type Mermaid, renderDiagram } from '../draw';

/** Renders a source in both color modes into a figure. Rejects with mermaid's message. */
async function renderInto(figure: HTMLElement, source: string, colors: string): Promise<void> {
  // It defines a global variable.
  await import('@mermaid-js/tiny');
  const { mermaid } = globalThis as typeof globalThis & { mermaid: Mermaid };
  const images: HTMLElement[] = [];
  for (const [mode, palette] of Object.entries(JSON.parse(colors))) {
    const wrapper = document.createElement('span');
    wrapper.className = `shot-${mode}`;
    const image = new Image();
    const svg = await renderDiagram(mermaid, source, palette as Parameters<typeof renderDiagram>[2]);
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    wrapper.append(image);
    images.push(wrapper);
  }
  figure.replaceChildren(...images);
}

/**
 * Renders the diagrams of the page that `npm run diagrams` has not rendered, including new ones after an
 * edit.
 */
export function renderNewDiagrams(): void {
  let queue = Promise.resolve();
  const renderAll = () => {
    for (const figure of document.querySelectorAll<HTMLElement>('[data-mermaid]')) {
      const { mermaid: source = '', colors = '{}' } = figure.dataset;
      // Removed first, because rendering changes the page and triggers the observer.
      figure.removeAttribute('data-mermaid');
      queue = queue
        .then(() => renderInto(figure, source, colors))
        .catch((error: unknown) => figure.replaceChildren(errorMessage(error)));
    }
  };
  new MutationObserver(renderAll).observe(document.body, { childList: true, subtree: true });
  renderAll();
}
