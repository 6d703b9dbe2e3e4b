import { renderDiagram } from '@/lib/build/diagrams/render';
import { unixLines } from '@/lib/build/files';
import { scrollable } from './scrollable';

/**
 * A mermaid diagram, drawn on the server as inline SVG that takes its colours from the page.
 * The compiler inserts it for each ```mermaid fence; the fence must give `accTitle` and `accDescr`.
 */
export function Mermaid({ chart }: { chart: string }) {
  // The compiler hands the source over with escaped line breaks.
  const { svg, title, description } = renderDiagram(unixLines(chart.replaceAll('\\n', '\n')));
  return (
    <figure className="diagram" {...scrollable} aria-label={title}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn at build time from the page's own text */}
      <div dangerouslySetInnerHTML={{ __html: svg }} />
      <figcaption>{description}</figcaption>
    </figure>
  );
}
