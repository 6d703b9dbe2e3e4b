import 'server-only';
import { find, html, svg } from 'property-information';
import { escapeAttribute } from '@/shared/html/escape-html';

/** React properties that are not attributes. */
const notAttributes = new Set(['key', 'ref', 'children', 'suppressHydrationWarning']);

/** Attributes that write boolean values as text. */
const enumerated = /^(aria-|data-|spellcheck$|draggable$|contenteditable$)/;

function attributeName(property: string): string {
  const known = find(html, property);
  return (known.defined ? known : find(svg, property)).attribute;
}

/** Quotes an attribute value where HTML requires it. */
function quote(value: string): string {
  if (/^[\w./#:-]+$/.test(value) && !value.endsWith('/')) return value;
  return `"${escapeAttribute(value)}"`;
}

/**
 * Returns the attributes of an element, each with a leading space. Throws on event handlers and styles: static
 * content has no script, and the policy of its page forbids inline styles.
 */
export function attributes(props: Record<string, unknown>): string {
  let text = '';
  for (const [property, value] of Object.entries(props)) {
    if (notAttributes.has(property) || value === null || value === undefined) continue;
    if (typeof value === 'function')
      throw new Error(
        `Static content cannot carry the handler "${property}": make the component a client component.`,
      );
    if (property === 'style')
      throw new Error(
        'Static content cannot carry a style, which the policy of the page forbids: use a class.',
      );
    const name = attributeName(property);
    if (typeof value === 'boolean' && !enumerated.test(name)) {
      if (value) text += ` ${name}`;
      continue;
    }
    text += value === '' ? ` ${name}=""` : ` ${name}=${quote(String(value))}`;
  }
  return text;
}
