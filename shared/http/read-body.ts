import { fileName } from './file-name';

/** The body of a response, as far as it arrived. */
export interface ReceivedBody {
  /** All bytes that arrived. */
  blob: Blob;
  /** The text; empty for no body, undefined for bytes that are no text or more than are read as one. */
  text?: string;
  /** Why the rest is missing; undefined for a whole body. */
  broken?: 'cut-off' | 'too-large';
  /** Name for saving it as a file: the server's, or one by its type. */
  name: string;
}

/** Longer texts are offered as a file: one in the page would stall it. In bytes. */
const SHOWN_LIMIT = 2_000_000;
/** Longer texts stay bytes. */
const TEXT_LIMIT = 32_000_000;
/** Reading ends here, whatever still comes. In bytes. */
const RECEIVED_LIMIT = 256_000_000;

const isTextType = (type: string) =>
  type === '' ||
  /^text\/|[/+.-](json|ndjson|jsonl|json-seq|xml|yaml|csv|javascript|x-www-form-urlencoded)\b/i.test(type);

/** Characters that no text contains: what is left of bytes that were none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const BINARY = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

/** Makes the decoder of a charset; undefined for a name that browsers don't know. */
function createDecoder(charset: string | undefined): TextDecoder | undefined {
  try {
    return charset ? new TextDecoder(charset) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the charset that the first bytes name (UTF-16), or the media type. */
function getCharset(bytes: Uint8Array, type: string): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(type)?.[1];
}

/**
 * Reads bytes as text: by their charset, else as UTF-8, else as windows-1252, as browsers do. Undefined for what is none.
 * @param isWhole whether the last character is complete
 */
function decode(bytes: Uint8Array<ArrayBuffer>, type: string, isWhole: boolean): string | undefined {
  const decoder = createDecoder(getCharset(bytes, type));
  if (decoder) return decoder.decode(bytes, { stream: !isWhole });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return BINARY.test(text) ? undefined : text;
  }
}

async function getText(blob: Blob, type: string, isWhole: boolean): Promise<string | undefined> {
  if (blob.size === 0) return '';
  if (!isTextType(type) || blob.size > TEXT_LIMIT) return undefined;
  return decode(new Uint8Array(await blob.arrayBuffer()), type, isWhole);
}

/** Says what of a body can be shown: its text, nothing as there is none, or nothing as it is too long or no text. */
export function shownPart({ blob, text }: ReceivedBody): 'text' | 'nothing' | 'too-long' | 'binary' {
  if (blob.size === 0) return 'nothing';
  if (blob.size > SHOWN_LIMIT && isTextType(blob.type)) return 'too-long';
  return text === undefined ? 'binary' : 'text';
}

/**
 * Reads the body of a response to its end, to the place where the connection broke, or to the limit.
 * Rejects with the reason of the signal when that is aborted.
 * @param limit in bytes
 */
export async function readBody(
  response: Response,
  signal?: AbortSignal,
  limit = RECEIVED_LIMIT,
): Promise<ReceivedBody> {
  const type = response.headers.get('content-type') ?? '';
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let broken: ReceivedBody['broken'];
  const reader = response.body?.getReader();
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      chunks.push(part.value);
      size += part.value.byteLength;
      if (size <= limit) continue;
      broken = 'too-large';
      await reader?.cancel();
      break;
    }
  } catch (cause) {
    if (signal?.aborted) throw signal.reason ?? cause;
    broken = 'cut-off';
  }
  signal?.throwIfAborted();
  const blob = new Blob(chunks, { type });
  const text = await getText(blob, type, broken === undefined);
  const name = fileName(response.headers.get('content-disposition'), type);
  return { blob, name, ...(text !== undefined && { text }), ...(broken && { broken }) };
}
