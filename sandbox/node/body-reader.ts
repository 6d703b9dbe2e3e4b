import type { IncomingMessage, ServerResponse } from 'node:http';
import { ClientGone, Overloaded } from '../domain/refusals';
import { MAX_BODY_BYTES } from '../http/body-text';
import { BodyTooLarge, BodyTooSlow } from '../http/errors';

/** What request bodies may take up. */
export interface BodyLimits {
  /** Bytes that all bodies together may hold, from their arrival until their answers are sent. */
  held: number;
  /** Bytes of a body that do not count: ordinary requests go on while uploads fill the room. */
  uncounted: number;
  /** Bytes a second that a body must bring on the average, after `patience` seconds. */
  bytesPerSecond: number;
  patience: number;
}

export const DEFAULT_BODY_LIMITS: BodyLimits = {
  held: 3 * MAX_BODY_BYTES,
  uncounted: 65_536,
  bytesPerSecond: 240,
  patience: 5,
};

/** Reads bodies from their connections, as far as there is room for them. */
export interface BodyReader {
  /**
   * @throws BodyTooLarge, BodyTooSlow, Overloaded when the bodies of others fill the room, ClientGone when the
   * connection ends before the body does
   */
  read(incoming: IncomingMessage, outgoing: ServerResponse): Promise<Uint8Array>;
  /** Refuses bodies that come too slowly; to be called about once a second. */
  sweep(): void;
  /** Bytes that count at present. */
  readonly held: number;
}

interface Reading {
  since: number;
  bytes: number;
  fail(error: Error): void;
}

/** @param now milliseconds of a clock that only moves forward */
export function bodyReader(limits = DEFAULT_BODY_LIMITS, now = () => performance.now()): BodyReader {
  const readings = new Set<Reading>();
  let held = 0;

  function read(incoming: IncomingMessage, outgoing: ServerResponse): Promise<Uint8Array> {
    if (Number(incoming.headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
      return Promise.reject(new BodyTooLarge());
    }
    return new Promise((resolve, reject) => {
      let chunks: Uint8Array[] = [];
      let counted = 0;
      const release = (): void => {
        held -= counted;
        counted = 0;
      };
      const settle = (): void => {
        readings.delete(reading);
        incoming.off('data', onData).off('end', onEnd).off('close', onClose);
        // The request may yet be told of a connection that breaks; nobody else listens for that.
        incoming.on('error', () => {});
      };
      const reading: Reading = {
        since: now(),
        bytes: 0,
        fail(error) {
          settle();
          chunks = [];
          release();
          reject(error);
        },
      };
      const onData = (chunk: Uint8Array): void => {
        reading.bytes += chunk.length;
        chunks.push(chunk);
        const counts = Math.max(0, reading.bytes - limits.uncounted) - counted;
        counted += counts;
        held += counts;
        if (reading.bytes > MAX_BODY_BYTES) reading.fail(new BodyTooLarge());
        else if (held > limits.held && counts > 0) {
          reading.fail(new Overloaded('the request bodies on their way take up all the room', 1));
        }
      };
      const onEnd = (): void => {
        settle();
        resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
        chunks = [];
      };
      const onClose = (): void => reading.fail(new ClientGone());
      readings.add(reading);
      outgoing.once('close', release);
      incoming.on('data', onData).once('end', onEnd).once('close', onClose).once('error', onClose);
      if (incoming.destroyed) onClose();
    });
  }

  return {
    read,
    sweep() {
      for (const { since, bytes, fail } of [...readings]) {
        const seconds = (now() - since) / 1000 - limits.patience;
        if (bytes < seconds * limits.bytesPerSecond) fail(new BodyTooSlow());
      }
    },
    get held() {
      return held;
    },
  };
}
