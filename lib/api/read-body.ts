/** The body of a response, as far as it arrived. */
export interface ReceivedBody {
  /** All bytes that arrived. */
  blob: Blob;
  /** The text, when the body is one and short enough to be shown. */
  text?: string;
  /** Why the rest is missing; undefined for a whole body. */
  broken?: 'cut-off' | 'too-large';
}

/** Longer texts are offered as a file: one in the page would stall it. In bytes. */
export const SHOWN_LIMIT = 2_000_000;
/** Reading ends here, whatever still comes. In bytes. */
const RECEIVED_LIMIT = 256_000_000;

const isTextType = (type: string) =>
  /^text\/|[/+](json|xml|yaml|javascript|x-www-form-urlencoded)\b/i.test(type) || type === '';

/** The text of some bytes; undefined when they are none. */
async function textOf(blob: Blob, type: string, isWhole: boolean): Promise<string | undefined> {
  if (!isTextType(type) || blob.size > SHOWN_LIMIT) return undefined;
  try {
    // What is cut off may end in the middle of a character.
    return new TextDecoder('utf-8', { fatal: isWhole }).decode(await blob.arrayBuffer());
  } catch {
    return undefined;
  }
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
  const text = await textOf(blob, type, broken === undefined);
  return { blob, ...(text !== undefined && { text }), ...(broken && { broken }) };
}
