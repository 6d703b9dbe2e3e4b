import 'server-only';
import { find, html, svg } from 'property-information';
import { escapeAttribute } from '@/shared/html/escape-html';

/** Properties of React that are no attributes. */
const notAttributes = new Set(['key', 'ref', 'children', 'suppressHydrationWarning']);

/** Attributes whose value is written out even when it is a boolean. */
const enumerated = /^(aria-|data-|spellcheck$|draggable$|contenteditable$)/;

/** Name of the attribute that a React property stands for, of HTML or of SVG. */
function attributeName(property: string): string {
  const known = find(html, property);
  return (known.defined ? known : find(svg, property)).attribute;
}

function styleText(style: object): string {
  return Object.entries(style)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(
      ([name, value]) =>
        `${name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
    )
    .join(';');
}

/** Writes a value as attribute text: bare where HTML allows it. */
function quote(value: string): string {
  if (/^[\w./#:-]+$/.test(value) && !value.endsWith('/')) return value;
  return `"${escapeAttribute(value)}"`;
}

/** Attributes of an element, each with a leading blank. Event handlers are an error: static content has none. */
export function attributes(props: Record<string, unknown>): string {
  let text = '';
  for (const [property, value] of Object.entries(props)) {
    if (notAttributes.has(property) || value === null || value === undefined) continue;
    if (typeof value === 'function')
      throw new Error(
        `Static content cannot carry the handler "${property}": make the component a client component.`,
      );
    const name = attributeName(property);
    if (typeof value === 'boolean' && !enumerated.test(name)) {
      if (value) text += ` ${name}`;
      continue;
    }
    const written = property === 'style' && typeof value === 'object' ? styleText(value) : String(value);
    text += written === '' ? ` ${name}=""` : ` ${name}=${quote(written)}`;
  }
  return text;
}
