import { ClientGone } from '../domain/refusals';
import type { Client } from './client';
import { BodyTooLarge, InvalidRequest } from './errors';

/** Largest request body in bytes. */
export const MAX_BODY_BYTES = 30_000_000;

/** The message about a body of other bytes. */
export const NOT_UTF8 = 'The body is not valid UTF-8 text.';

function within(bytes: Uint8Array): Uint8Array {
  if (bytes.length > MAX_BODY_BYTES) throw new BodyTooLarge();
  return bytes;
}

/** Reads a body of unknown length, but not further than the limit. */
async function readStream(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    total += part.value.length;
    if (total > MAX_BODY_BYTES) {
      await reader.cancel();
      throw new BodyTooLarge();
    }
    chunks.push(part.value);
  }
  const bytes = new Uint8Array(total);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const length = Number(request.headers.get('Content-Length') ?? Number.NaN);
  if (length > MAX_BODY_BYTES) throw new BodyTooLarge();
  const readWhole = async () => within(new Uint8Array(await request.arrayBuffer()));
  // Under Node, looking at `body` alone turns the request into a stream, which costs more than everything else here.
  if (length >= 0) return readWhole();
  // Some browsers have no Request.body: there it is undefined, not null, and the body can only be read whole.
  const body: ReadableStream<Uint8Array> | null | undefined = request.body;
  if (body === undefined) return readWhole();
  return body ? readStream(body) : new Uint8Array();
}

/** What reading throws by itself comes from the connection: the client has gone. */
function explainLoss(error: unknown): never {
  throw error instanceof BodyTooLarge ? error : new ClientGone('The body ended early.', { cause: error });
}

/**
 * The text of a request body.
 * @throws BodyTooLarge above the limit, InvalidRequest when the bytes are not UTF-8, ClientGone when they end early,
 * Overloaded when too many bodies are on their way
 */
export async function readBodyText(request: Request, client: Client = {}): Promise<string> {
  const bytes = await (client.readBody?.() ?? readBytes(request).catch(explainLoss));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new InvalidRequest({ serializerErrors: [NOT_UTF8] });
  }
}
