import { alphaOf, paint } from './colors';

/** Looks of an element by attribute. */
export type Looks = Record<string, string>;

/** Looks that need no attribute: the root of a drawing sets them or a browser assumes them. */
export const assumed: Looks = {
  fill: 'var(--text)',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-opacity': '1',
  'stroke-width': '1',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'font-size': '14',
  'font-weight': '400',
  'font-style': 'normal',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
  opacity: '1',
  'stop-color': 'rgb(0, 0, 0)',
};

const lines = ['stroke-opacity', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin'];
const letters = ['font-size', 'font-weight', 'font-style', 'text-anchor', 'dominant-baseline'];
const shapes = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);

const plain = (value: string) =>
  value
    .replaceAll('px', '')
    .replaceAll(', ', ' ')
    .replace(/^0( 0)*$/, 'none');

function pick(style: CSSStyleDeclaration, names: string[]): Looks {
  return Object.fromEntries(names.map((name) => [name, plain(style.getPropertyValue(name))]));
}

/** Texts on lines get a rim of the page's color, so that the line does not run through the letters. */
function halo(text: Element): Looks {
  if (!text.matches('.messageText, .loopText')) return {};
  return { stroke: 'var(--bg)', 'stroke-width': '4', 'stroke-linejoin': 'round', 'paint-order': 'stroke' };
}

/** What the style sheets make of an element of a drawing: of shapes and texts all, of others only how far it shines through. */
export function looksOf(element: Element): Looks {
  const style = getComputedStyle(element);
  if (element.tagName === 'stop') return { 'stop-color': paint(style.stopColor) };
  if (element.tagName === 'tspan' || element.tagName === 'text') {
    const found = { fill: paint(style.fill), ...pick(style, letters) };
    return element.tagName === 'text' ? { ...found, opacity: style.opacity, ...halo(element) } : found;
  }
  if (!shapes.has(element.tagName)) return { opacity: style.opacity };
  const stroke = Number.parseFloat(style.strokeWidth) === 0 ? 'none' : paint(style.stroke);
  return {
    fill: paint(style.fill),
    'fill-opacity': String(alphaOf(style.fill) * Number(style.fillOpacity)),
    stroke,
    ...(stroke !== 'none' && pick(style, lines)),
    opacity: style.opacity,
  };
}

/** True for a shape of which nothing is seen. */
export function isUnseen(element: Element): boolean {
  const style = getComputedStyle(element);
  if (style.display === 'none') return true;
  if (!shapes.has(element.tagName)) return false;
  if (
    element.tagName === 'rect' &&
    ['width', 'height'].some((name) => Number.parseFloat(style.getPropertyValue(name)) === 0)
  )
    return true;
  const { fill, stroke } = looksOf(element);
  return style.visibility === 'hidden' || (fill === 'none' && stroke === 'none');
}
