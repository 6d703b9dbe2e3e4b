import type { IncomingMessage, ServerResponse } from 'node:http';
import { RequestError } from '../domain/errors';
import { MAX_BODY_BYTES } from '../http/body';

/** Maximum bytes of all request bodies together, from their arrival until their responses are sent. */
const MOST_HELD = 3 * MAX_BODY_BYTES;
/** Bytes of each body that don't count, so that ordinary requests continue while uploads fill the limit. */
const UNCOUNTED = 65_536;
/** Bytes a second that a body must bring on the average, after so many milliseconds. */
const BYTES_PER_SECOND = 240;
const PATIENCE = 5_000;

const tooLarge = () => new RequestError(413, 'The body is too large.');

/** Reads bodies from their connections, as far as there is room for them. */
export function bodyReader() {
  const readings = new Set<{ since: number; bytes: number; fail(error: Error): void }>();
  let held = 0;

  return {
    /**
     * @throws RequestError for a body that is too large or too slow, that finds no room, or whose connection ends before
     * it does
     */
    read(incoming: IncomingMessage, outgoing: ServerResponse): Promise<Uint8Array> {
      if (Number(incoming.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return Promise.reject(tooLarge());
      return new Promise((resolve, reject) => {
        let chunks: Uint8Array[] = [];
        let counted = 0;
        const release = () => {
          held -= counted;
          counted = 0;
        };
        const settle = () => {
          readings.delete(reading);
          incoming.off('data', onData).off('end', onEnd).off('close', onClose);
          // The request can still report a broken connection, and nothing else listens for it.
          incoming.on('error', () => {});
        };
        const reading = {
          since: performance.now(),
          bytes: 0,
          fail(error: Error) {
            settle();
            chunks = [];
            release();
            reject(error);
          },
        };
        const onData = (chunk: Uint8Array) => {
          reading.bytes += chunk.length;
          chunks.push(chunk);
          const counts = Math.max(0, reading.bytes - UNCOUNTED) - counted;
          counted += counts;
          held += counts;
          if (reading.bytes > MAX_BODY_BYTES) reading.fail(tooLarge());
          else if (held > MOST_HELD && counts > 0) {
            const sentence = 'The server is busy: the request bodies in transit have reached the limit';
            reading.fail(new RequestError(503, sentence, 1));
          }
        };
        const onEnd = () => {
          settle();
          resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
          chunks = [];
        };
        const onClose = () => reading.fail(new RequestError(400, 'The client has gone.'));
        readings.add(reading);
        outgoing.once('close', release);
        incoming.on('data', onData).once('end', onEnd).once('close', onClose).once('error', onClose);
        if (incoming.destroyed) onClose();
      });
    },
    /** Rejects bodies that come too slowly; to be called about once a second. */
    sweep(): void {
      for (const { since, bytes, fail } of [...readings]) {
        const seconds = (performance.now() - since - PATIENCE) / 1000;
        if (bytes < seconds * BYTES_PER_SECOND) fail(new RequestError(408, 'The body comes too slowly.'));
      }
    },
  };
}
