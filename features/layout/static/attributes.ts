import 'server-only';
import { find, html, svg } from 'property-information';
import { escapeAttribute } from '@/shared/html/escape-html';

/** React properties that are not attributes. */
const notAttributes = new Set(['key', 'ref', 'children', 'suppressHydrationWarning']);

/** Attributes that write boolean values as text. */
const enumerated = /^(aria-|data-|spellcheck$|draggable$|contenteditable$)/;

/** Returns the HTML or SVG attribute of a React property. */
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

/** Quotes an attribute value where HTML requires it. */
function quote(value: string): string {
  if (/^[\w./#:-]+$/.test(value) && !value.endsWith('/')) return value;
  return `"${escapeAttribute(value)}"`;
}

/**
 * Returns the attributes of an element, each with a leading space. Throws on event handlers: static content
 * has no script.
 */
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
