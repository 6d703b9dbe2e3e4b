import { fileName } from './file-name';

export interface ReceivedBody {
  blob: Blob;
  /** The text; empty for no body, undefined if it isn't text or exceeds the limit. */
  text?: string;
  /** Charset that the text was read with, where it is a guess: the declared one doesn't fit the bytes. */
  guessed?: string;
  /** Why the body is incomplete. */
  broken?: 'cut-off' | 'too-large';
  /** File name for saving: the server's, or one by type. */
  name: string;
}

/** In bytes. Longer texts are offered as a file, because showing them would stall the page. */
const SHOWN_LIMIT = 2_000_000;
/** In bytes. Longer bodies aren't decoded. */
const TEXT_LIMIT = 32_000_000;
/** In bytes. Reading stops here. */
const RECEIVED_LIMIT = 256_000_000;

const isTextType = (type: string) =>
  type === '' ||
  /^text\/|[/+.-](json|ndjson|jsonl|json-seq|xml|yaml|csv|javascript|x-www-form-urlencoded)\b/i.test(type);

/** Characters that no text contains, as a sign of binary data. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const BINARY = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

/** Returns the charset of the byte order mark (UTF-16), or of the media type. */
function getCharset(bytes: Uint8Array, type: string): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const name = /;\s*charset\s*=\s*["']?([^\s"';]+)/i.exec(type)?.[1]?.toLowerCase();
  // It decodes to private characters.
  return name === 'x-user-defined' ? undefined : name;
}

/**
 * Decodes bytes strictly; undefined for an unknown charset and for bytes that aren't text in it.
 * @param isWhole whether the last character is complete
 */
function decodeAs(charset: string, bytes: Uint8Array<ArrayBuffer>, isWhole: boolean): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes, { stream: !isWhole });
  } catch {
    return undefined;
  }
}

/**
 * Decodes bytes: by their charset, else as UTF-8, else as windows-1252, as browsers do. A wrong label is
 * noticed where the bytes don't fit it, and where JSON is UTF-8 under the label of a single-byte charset.
 * Returns undefined for binary data.
 */
function decode(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  isWhole: boolean,
): Pick<ReceivedBody, 'text' | 'guessed'> | undefined {
  const charset = getCharset(bytes, type);
  const unicode = decodeAs('utf-8', bytes, isWhole);
  const isMultiByte = unicode !== undefined && unicode.length < bytes.length;
  const isMislabeled =
    isMultiByte && /json/i.test(type) && /^(iso-8859|windows-125|latin)/.test(charset ?? '');
  const declared = charset && !isMislabeled ? decodeAs(charset, bytes, isWhole) : undefined;
  if (declared !== undefined) return { text: declared };
  if (unicode !== undefined) return { text: unicode, ...(charset && { guessed: 'utf-8' }) };
  const text = new TextDecoder('windows-1252').decode(bytes);
  return BINARY.test(text) ? undefined : { text, guessed: 'windows-1252' };
}

async function getText(blob: Blob, type: string, isWhole: boolean): Promise<ReturnType<typeof decode>> {
  if (blob.size === 0) return { text: '' };
  if (!isTextType(type) || blob.size > TEXT_LIMIT) return undefined;
  return decode(new Uint8Array(await blob.arrayBuffer()), type, isWhole);
}

/** Returns whether values of a body can be sent back: it is whole, and every character is as sent. */
export const isFaithful = ({ text, guessed, broken }: ReceivedBody): boolean =>
  text !== undefined && !guessed && !broken && !text.includes('\ufffd');

/**
 * Returns how to show a body: its text, nothing because it is empty, or nothing because it is too long or
 * binary.
 */
export function shownPart({ blob, text }: ReceivedBody): 'text' | 'nothing' | 'too-long' | 'binary' {
  if (blob.size === 0) return 'nothing';
  if (blob.size > SHOWN_LIMIT && isTextType(blob.type)) return 'too-long';
  return text === undefined ? 'binary' : 'text';
}

/**
 * Reads the body of a response to its end, to a broken connection, or to the limit. Rejects with the reason
 * of an aborted signal.
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
  const decoded = await getText(blob, type, broken === undefined);
  const name = fileName(response.headers.get('content-disposition'), type);
  return { blob, name, ...decoded, ...(broken && { broken }) };
}
