import 'server-only';
import { renderMermaidSVG } from 'beautiful-mermaid';
import { escapeText } from '@/lib/shared/escape-html';
import { compactSvg } from './compact';
import { undrawnLines } from './undrawn';

/** A drawn diagram: SVG text with `<title>` and `<desc>`, and both texts. */
export interface Diagram {
  svg: string;
  title: string;
  description: string;
}

const accessibleText = /^\s*acc(Title|Descr)\s*:\s*(.+?)\s*$/;

/** Space around a drawing, in pixels: its frame has a padding of its own, but the library lets boxes stand out by some pixels. */
const MARGIN = 14;
/** ER drawings keep this much, whatever is asked for. */
const ER_MARGIN = 40;

/** Cuts the wide margin of an ER drawing, so that it need not be scaled down as far. */
function trimMargin(svg: string, kind: string): string {
  if (kind.trim() !== 'erDiagram') return svg;
  const cut = ER_MARGIN - MARGIN;
  return svg.replace(/viewBox="0 0 ([\d.]+) ([\d.]+)" width="[\d.]+" height="[\d.]+"/, (_, width, height) => {
    const [w, h] = [Number(width) - 2 * cut, Number(height) - 2 * cut];
    return `viewBox="${cut} ${cut} ${w} ${h}" width="${w}" height="${h}"`;
  });
}

/** A short stable name for ids inside one drawing, so that two drawings of a page do not share markers. */
function nameOf(text: string): string {
  let hash = 5381;
  for (const char of text) hash = (hash * 33 + (char.codePointAt(0) ?? 0)) % 2 ** 32;
  return `d${hash.toString(36)}`;
}

/**
 * Draws mermaid source without a browser. Colours are the page's CSS variables, so one drawing serves every colour mode.
 * Throws a sentence when the source has no text alternative or cannot be drawn.
 */
export function renderDiagram(source: string): Diagram {
  const texts: Record<string, string> = {};
  const kept = source.split('\n').filter((line) => {
    const match = accessibleText.exec(line);
    if (match?.[1] && match[2]) texts[match[1]] = match[2];
    return !match;
  });
  const title = texts.Title;
  const description = texts.Descr;
  if (!title || !description)
    throw new Error(
      `A mermaid diagram needs the lines "accTitle: …" and "accDescr: …" after "${kept[0]?.trim()}".`,
    );
  const name = nameOf(source);
  const shown = kept.join('\n');
  const plain = trimMargin(renderMermaidSVG(shown, { padding: MARGIN }), kept[0] ?? '');
  const lost = undrawnLines(shown, plain);
  if (lost.length > 0)
    throw new Error(
      `The drawing of "${title}" lacks the line "${lost[0]}": write it in another form, an ER relation from its other side ("A ||--o{ B : label").`,
    );
  const drawn = compactSvg(plain)
    .replace(/ id='([^']+)'/g, ` id='${name}-$1'`)
    .replace(/url\(#([^)]+)\)/g, `url(#${name}-$1)`);
  const svg = drawn.replace(
    /^<svg([^>]*)>/,
    `<svg$1 role='img' aria-labelledby='${name}-t ${name}-x'><title id='${name}-t'>${escapeText(title)}</title><desc id='${name}-x'>${escapeText(description)}</desc>`,
  );
  return { svg, title, description };
}
