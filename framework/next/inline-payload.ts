import { parse } from 'node-html-parser';
import { BrokenAssumption } from '../broken-assumption';

/** The assumption of this file. */
export const INLINE_PAYLOAD =
  'Next leaves the payload of a page in inline scripts: one pushes [0] onto self.__next_f, the others push [1, "text"].';

/** The payload that a page carries, and where its scripts stand in the HTML. */
export interface InlinePayload {
  text: string;
  /** First and last index of each script element, in their order. */
  ranges: [number, number][];
}

const bootstrap = '(self.__next_f=self.__next_f||[]).push([0])';
const push = /^self\.__next_f\.push\(([\s\S]+)\)$/;

function broken(found: string): BrokenAssumption {
  return new BrokenAssumption(INLINE_PAYLOAD, found, 'next/inline-payload.ts');
}

/** Text of a chunk script. Kinds other than 1 (form state, binary) would have to keep their place among the others. */
function chunkText(script: string): string {
  const literal = push.exec(script)?.[1];
  if (literal === undefined) throw broken(`a script of the page reads "${script.slice(0, 80)}".`);
  let entry: unknown;
  try {
    entry = JSON.parse(literal);
  } catch {
    throw broken(`a script pushes "${literal.slice(0, 80)}", which is no JSON.`);
  }
  const [kind, text] = Array.isArray(entry) ? entry : [];
  if (kind !== 1 || typeof text !== 'string') throw broken(`a script pushes a chunk of kind ${kind}.`);
  return text;
}

/** Reads the payload that Next left in a page. Throws a BrokenAssumption when the page has another shape. */
export function readInlinePayload(html: string): InlinePayload {
  const scripts = parse(html, { comment: true })
    .querySelectorAll('script')
    .filter((script) => script.rawText.includes('__next_f'));
  const [first, ...rest] = scripts;
  if (first?.rawText !== bootstrap) throw broken('the page does not begin its payload that way.');
  return {
    text: rest.map(({ rawText }) => chunkText(rawText)).join(''),
    ranges: scripts.map(({ range: [start, end] }) => [start, end]),
  };
}
