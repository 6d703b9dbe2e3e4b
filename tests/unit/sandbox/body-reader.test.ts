import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { ClientGone, Overloaded } from '@/sandbox/domain/refusals';
import { BodyTooLarge, BodyTooSlow } from '@/sandbox/http/errors';
import { bodyReader } from '@/sandbox/node/body-reader';

const limits = { held: 100, uncounted: 10, bytesPerSecond: 20, patience: 5 };

/** A request that brings its bytes when the test says so. */
function upload(reader: ReturnType<typeof bodyReader>, headers: Record<string, string> = {}) {
  const incoming = Object.assign(new EventEmitter(), { headers, destroyed: false });
  const outgoing = new EventEmitter();
  const outcome = reader
    .read(incoming as unknown as IncomingMessage, outgoing as unknown as ServerResponse)
    .then(
      (bytes) => String(Buffer.from(bytes)),
      (error: unknown) => error,
    );
  return {
    outcome,
    send: (text: string) => incoming.emit('data', Buffer.from(text)),
    end: () => incoming.emit('end'),
    lose: () => incoming.emit('close'),
    answered: () => outgoing.emit('close'),
  };
}

it('puts the parts together', async () => {
  const one = upload(bodyReader(limits));
  one.send('a');
  one.send('bc');
  one.end();
  expect(await one.outcome).toBe('abc');
});

it('holds no more than its room, until the answers are sent, and lets small bodies pass', async () => {
  const reader = bodyReader(limits);
  const [first, second, third, small] = [upload(reader), upload(reader), upload(reader), upload(reader)];
  first.send('x'.repeat(60));
  first.end();
  expect(await first.outcome).toHaveLength(60);
  second.send('y'.repeat(60));
  expect(reader.held).toBe(100);
  third.send('z'.repeat(11));
  expect(await third.outcome).toBeInstanceOf(Overloaded);
  expect(reader.held).toBe(100);
  small.send('s'.repeat(10));
  small.end();
  expect(await small.outcome).toHaveLength(10);
  first.answered();
  expect(reader.held).toBe(50);
  second.lose();
  expect(await second.outcome).toBeInstanceOf(ClientGone);
  expect(reader.held).toBe(0);
  for (const one of [second, third]) one.answered();
  expect(reader.held).toBe(0);
});

it('refuses what is too large, declared or not', async () => {
  const reader = bodyReader({ ...limits, held: 1e9 });
  expect(await upload(reader, { 'content-length': '30000001' }).outcome).toBeInstanceOf(BodyTooLarge);
  const undeclared = upload(reader);
  undeclared.send('x'.repeat(30_000_001));
  expect(await undeclared.outcome).toBeInstanceOf(BodyTooLarge);
  expect(reader.held).toBe(0);
});

it('refuses what comes too slowly, after some patience', async () => {
  let time = 0;
  const reader = bodyReader(limits, () => time);
  const [slow, quick] = [upload(reader), upload(reader)];
  slow.send('x');
  for (time = 0; time <= 5_000; time += 1_000) reader.sweep();
  quick.send('y'.repeat(20));
  time = 6_000;
  reader.sweep();
  expect(await slow.outcome).toBeInstanceOf(BodyTooSlow);
  quick.end();
  expect(await quick.outcome).toHaveLength(20);
});
