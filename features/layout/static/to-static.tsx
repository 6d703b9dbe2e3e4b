import 'server-only';
import { createHash } from 'node:crypto';
import { htmlVoidElements } from 'html-void-elements';
import { find, html, svg } from 'property-information';
import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { isClientReference } from '@/shared/framework/next/client-reference';
import { readHtml, storeHtml } from '@/shared/framework/next/one-process';
import { escapeAttribute, escapeText } from '@/shared/html/escape-html';
import { Island } from './island';
import { StaticHtml } from './static-html';

/** An element of HTML that contains client components. */
interface Host {
  type: string;
  props: object;
  children: Piece[];
}

/** A rendered part: HTML if nothing in it needs script, else an element, or a client component. */
type Piece = string | Host | ReactElement;

interface HostProps {
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
  [name: string]: unknown;
}

function merge(pieces: Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') merged[merged.length - 1] = last + piece;
    else if (piece !== '') merged.push(piece);
  }
  return merged;
}

/** A value now or later. Most elements are synchronous, and a promise for each costs a build seconds. */
type Awaitable<Value> = Value | Promise<Value>;

const andThen = <Value, Result>(
  value: Awaitable<Value>,
  next: (value: Value) => Awaitable<Result>,
): Awaitable<Result> => (value instanceof Promise ? value.then(next) : next(value));

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
function attributes(props: Record<string, unknown>): string {
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

function renderHost(
  type: string,
  { children, dangerouslySetInnerHTML, ...props }: HostProps,
): Awaitable<Piece[]> {
  // React moves these to the head.
  if (type === 'link') return [createElement(type, props)];
  const open = `<${type}${attributes(props)}>`;
  if (htmlVoidElements.includes(type)) return [open];
  if (dangerouslySetInnerHTML) return [`${open}${dangerouslySetInnerHTML.__html}</${type}>`];
  return andThen(render(children), (pieces) => {
    const inner = merge(pieces);
    if (inner.every((piece) => typeof piece === 'string')) return [`${open}${inner.join('')}</${type}>`];
    return [{ type, props, children: inner }];
  });
}

function renderElement(element: ReactElement): Awaitable<Piece[]> {
  const { type } = element;
  const props = element.props as HostProps;
  if (type === Fragment) return render(props.children);
  // Already rendered content; in development, too, without another wrapper.
  if (props.className === 'static' && props.dangerouslySetInnerHTML)
    return [props.dangerouslySetInnerHTML.__html];
  if (typeof type === 'string') return renderHost(type, props);
  if (type === StaticHtml) return [readHtml(props.place as string)];
  if (type === Island) return [element];
  if (isClientReference(type)) return [<Island key="island">{element}</Island>];
  if (typeof type !== 'function')
    throw new Error(
      `Static content contains a component that is not a function (${String((type as { $$typeof?: symbol })?.$$typeof ?? type)}): use memo, forwardRef, lazy and context in client components only.`,
    );
  const component = type as (props: HostProps) => Awaitable<ReactNode>;
  return andThen(component(props), render);
}

function render(node: ReactNode): Awaitable<Piece[]> {
  if (node === null || node === undefined || typeof node === 'boolean') return [];
  if (typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint')
    return [escapeText(String(node))];
  if (isValidElement(node)) return renderElement(node);
  if (node instanceof Promise) return node.then(render);
  if (Symbol.iterator in Object(node)) {
    const parts = Array.from(node as Iterable<ReactNode>, render);
    return parts.some((part) => part instanceof Promise)
      ? Promise.all(parts).then((pieces) => pieces.flat())
      : (parts as Piece[][]).flat();
  }
  throw new Error(
    'Static content contains a value that React cannot render: use elements, text or components.',
  );
}

/** Returns the HTML of pieces and of what they contain, in document order. */
const getHtml = (pieces: Piece[]): string[] =>
  pieces.flatMap((piece) => {
    if (typeof piece === 'string') return [piece];
    return isValidElement(piece) ? [] : getHtml(piece.children);
  });

/** Returns a function that makes elements of pieces. A place begins alike for all `html`, which compresses well. */
function elementMaker(html: string[]) {
  const content = createHash('sha256').update(html.join('\0')).digest('base64url').slice(0, 6);
  let count = 0;
  return function toElement(piece: Piece): ReactNode {
    if (typeof piece !== 'string')
      return isValidElement(piece)
        ? piece
        : createElement(piece.type, piece.props, ...piece.children.map(toElement));
    // In development, an edit of a page reaches the browser in the payload.
    if (process.env.NODE_ENV === 'development')
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by shared/html/escape-html
      return <div className="static" dangerouslySetInnerHTML={{ __html: piece }} />;
    const place = `${content}${count++}`;
    storeHtml(place, piece);
    return <StaticHtml place={place} />;
  };
}

/**
 * Renders server components to plain HTML. Only client components stay React elements, each in an
 * {@link Island}, so that prose needs no hydration and no copy in the payload. Components must be functions
 * of their props alone (no hooks, no context).
 */
export async function toStatic(node: ReactNode): Promise<ReactNode> {
  const pieces = merge(await render(node));
  // Children instead of a list need no keys.
  return createElement(Fragment, null, ...pieces.map(elementMaker(getHtml(pieces))));
}
