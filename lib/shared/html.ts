const voidElements = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
]);

/** Property names of React that differ from the attribute. */
const renamed: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  hrefLang: 'hreflang',
  colSpan: 'colspan',
  rowSpan: 'rowspan',
  viewBox: 'viewBox',
  dateTime: 'datetime',
  srcSet: 'srcset',
  readOnly: 'readonly',
  spellCheck: 'spellcheck',
};

const notAttributes = new Set(['key', 'ref', 'children', 'suppressHydrationWarning']);

/** Attributes whose value is written out even when it is a boolean. */
const enumerated = /^(aria-|data-|spellcheck$|draggable$|contenteditable$)/;

/** True for elements that have no content and no end tag. */
export function isVoid(tag: string): boolean {
  return voidElements.has(tag);
}

/**
 * Escapes text for element content. Quotes and line breaks become references too: the text stands a second time in a
 * JSON string of the payload, and only identical copies compress to nothing.
 */
export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');
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

/**
 * Writes a value as attribute text: bare where HTML allows it, else in single quotes, because the same text stands a
 * second time inside a JSON string of the payload, where each double quote would be escaped and compress badly.
 */
function quote(value: string): string {
  if (/^[\w./#:-]+$/.test(value) && !value.endsWith('/')) return value;
  return `'${value.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')}'`;
}

/** Attributes of an element, each with a leading blank. Event handlers are an error: static content has none. */
export function attributes(props: Record<string, unknown>): string {
  let text = '';
  for (const [property, value] of Object.entries(props)) {
    const name = renamed[property] ?? property;
    if (notAttributes.has(property) || value === null || value === undefined) continue;
    if (typeof value === 'function')
      throw new Error(
        `Static content cannot carry the handler "${property}": make the component a client component.`,
      );
    if (typeof value === 'boolean' && !enumerated.test(name)) {
      if (value) text += ` ${name}`;
      continue;
    }
    const written = property === 'style' && typeof value === 'object' ? styleText(value) : String(value);
    text += written === '' ? ` ${name}=''` : ` ${name}=${quote(written)}`;
  }
  return text;
}
