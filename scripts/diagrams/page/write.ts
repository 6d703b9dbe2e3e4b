import { assumed, isUnseen, type Looks, looksOf } from './looks';

/** Attributes that say where and how large something is; how it looks comes from the computed styles. */
const geometry = new Set(
  `x y x1 y1 x2 y2 cx cy r rx ry dx dy fx fy d points width height transform viewBox refX refY markerWidth markerHeight
  markerUnits orient preserveAspectRatio marker-start marker-mid marker-end offset gradientUnits gradientTransform
  clip-path mask href textLength lengthAdjust clipPathUnits patternUnits`.split(/\s+/),
);

const dropped = new Set(['style', 'script', 'title', 'desc', 'filter', 'metadata']);
const containers = new Set(['g', 'a', 'switch', 'svg', 'defs', 'marker', 'clipPath']);

/** Whole pixels are exact enough for places; small numbers, which may be radii or widths, keep a digit. */
function shorten(value: string): string {
  return value.replace(/-?\d*\.\d+(?:e-?\d+)?/g, (text) => {
    const scale = Math.abs(Number(text)) > 5 ? 1 : 10;
    return String(Math.round(Number(text) * scale) / scale);
  });
}

/** Gives the lines of a text their places in pixels: mermaid writes them in letter sizes, added up from two attributes. */
function placeLines(svg: SVGSVGElement): void {
  for (const line of svg.querySelectorAll('text, tspan')) {
    const size = Number.parseFloat(getComputedStyle(line).fontSize);
    const pixels = (name: string) => {
      const value = line.getAttribute(name);
      return value === null ? undefined : Number.parseFloat(value) * (value.endsWith('em') ? size : 1);
    };
    const [y, dy] = [pixels('y'), pixels('dy')];
    if (y !== undefined) {
      line.setAttribute('y', String(y + (dy ?? 0)));
      line.removeAttribute('dy');
    } else if (dy !== undefined) line.setAttribute('dy', String(dy));
  }
  // A text of one line needs no element for the line.
  for (const text of svg.querySelectorAll('text'))
    for (const line of text.childElementCount === 1 ? text.querySelectorAll(':scope > tspan') : [])
      for (const name of ['x', 'y', 'dy']) {
        const value = line.getAttribute(name);
        if (value !== null) text.setAttribute(name, value);
        line.removeAttribute(name);
      }
}

/** Escapes text and attribute values. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const isText = (node: Node | null) => node?.nodeName === 'text' || node?.nodeName === 'tspan';

/** A reference to another part of the drawing in an attribute or a style. */
const link = /url\(["']?[^#)]*#([^"')]+)["']?\)/g;

/** Ids that something in the drawing refers to. */
function referenced(svg: Element): Set<string> {
  const ids = new Set<string>();
  for (const element of svg.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      if (name === 'id') continue;
      for (const [, id] of value.matchAll(link)) if (id) ids.add(id);
      if (name.endsWith('href') && value.startsWith('#')) ids.add(value.slice(1));
    }
  return ids;
}

/** Writes the content of a drawn diagram as small SVG text without style sheets; ids begin with `name`. */
export function writeContent(svg: SVGSVGElement, name: string): string {
  const ids = [...referenced(svg)];
  const shortId = (id: string) => `${name}-${ids.indexOf(id)}`;
  const relink = (value: string) => value.replace(link, (_, id: string) => `url(#${shortId(id)})`);

  function attributesOf(element: Element, around: Looks): string {
    const looks = looksOf(element);
    let text = ids.includes(element.id) ? ` id="${shortId(element.id)}"` : '';
    for (const { name: attribute, value } of element.attributes) {
      const local = attribute.replace('xlink:', '');
      // In texts a zero is a place: a line of a label starts there.
      const isNothing = value === '0' && !isText(element) && /^([rd]?[xy]|offset)$/.test(local);
      if (!geometry.has(local) || isNothing) continue;
      const linked = relink(value).replace(/^#(.+)$/, (_, id: string) => `#${shortId(id)}`);
      const short = linked === value ? shorten(value) : linked;
      text += ` ${local}="${escapeXml(short)}"`;
    }
    for (const [property, value] of Object.entries(looks))
      if (value !== (around[property] ?? assumed[property]))
        text += ` ${property}="${shorten(relink(value))}"`;
    return text;
  }

  function write(node: Node, around: Looks): string {
    if (node.nodeType === Node.TEXT_NODE) {
      return isText(node.parentNode) ? escapeXml(node.textContent ?? '') : '';
    }
    if (!(node instanceof SVGElement) || dropped.has(node.tagName) || isUnseen(node)) return '';
    const isDefinition = /^(marker|linearGradient|radialGradient|clipPath|mask|pattern|symbol)$/.test(
      node.tagName,
    );
    if (isDefinition && !ids.includes(node.id)) return '';
    const children = [...node.childNodes].map((child) => write(child, isText(node) ? looksOf(node) : {}));
    const inner = children.join('');
    const attributes = attributesOf(node, around);
    const isContainer = containers.has(node.tagName) || isText(node);
    if (isContainer && inner.trim() === '' && node.tagName !== 'tspan') return '';
    if (attributes === '' && /^(g|a|switch|tspan)$/.test(node.tagName)) return inner;
    return inner === ''
      ? `<${node.tagName}${attributes}/>`
      : `<${node.tagName}${attributes}>${inner}</${node.tagName}>`;
  }

  placeLines(svg);
  return [...svg.childNodes].map((child) => write(child, {})).join('');
}
