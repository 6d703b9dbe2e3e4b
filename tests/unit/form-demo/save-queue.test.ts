import { describe, expect, it } from 'vitest';
import { createSaveQueue } from '@/client/form-demo/save-queue';

class Rejected extends Error {}

/** A clock that a test turns by hand, and a server whose answers it gives one by one. */
function bench() {
  const timers: { run: () => void; milliseconds: number }[] = [];
  const sent: { value: string; answer: (error?: Error) => void }[] = [];
  const arrivals: (() => void)[] = [];
  const queue = createSaveQueue<string>({
    save: (value) =>
      new Promise((resolve, reject) => {
        sent.push({ value, answer: (error) => (error ? reject(error) : resolve()) });
        for (const arrive of arrivals.splice(0)) arrive();
      }),
    isApiError: (error) => error instanceof Rejected,
    later(run, milliseconds) {
      const timer = { run, milliseconds };
      timers.push(timer);
      return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1));
    },
  });
  return {
    queue,
    sent,
    timers,
    values: () => sent.map(({ value }) => value),
    /** Lets the next timer ring. */
    ring: () => timers.shift()?.run(),
    /** The next state of the queue that has this kind. */
    reaches: (kind: string) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (queue.state.get().kind !== kind) return;
          stop();
          resolve();
        };
        const stop = queue.state.subscribe(look);
        look();
      }),
    /** The next request arrives at the server. */
    arrives: () => new Promise<void>((resolve) => arrivals.push(resolve)),
  };
}

const noResponse = new Error('no answer');

describe('the queue that saves', () => {
  it('waits for the pause and sends the newest state only', async () => {
    const { queue, timers, values, ring, sent, reaches } = bench();
    queue.push('a');
    queue.push('ab');
    queue.push('abc');
    expect(values()).toEqual([]);
    expect(timers).toHaveLength(1);
    ring();
    expect(values()).toEqual(['abc']);
    expect(queue.state.get()).toEqual({ kind: 'saving' });
    sent[0]?.answer();
    await reaches('saved');
    expect(queue.state.get()).toEqual({ kind: 'saved', count: 1 });
    expect(timers).toEqual([]);
  });

  it('has one request under way, and sends what came meanwhile after it, once', async () => {
    const { queue, values, ring, sent, reaches, arrives } = bench();
    queue.push('1');
    ring();
    queue.push('2');
    queue.push('3');
    expect(values()).toEqual(['1']);
    const second = arrives();
    sent[0]?.answer();
    await second;
    expect(values()).toEqual(['1', '3']);
    sent[1]?.answer();
    await reaches('saved');
    expect(values()).toEqual(['1', '3']);
  });

  it('keeps the newest state over a cut, and sends it when asked to try again', async () => {
    const { queue, values, ring, sent, reaches } = bench();
    queue.push('1');
    ring();
    queue.push('2');
    sent[0]?.answer(noResponse);
    await reaches('offline');
    expect(queue.state.get()).toEqual({ kind: 'offline', error: noResponse });
    queue.push('3');
    expect(values()).toEqual(['1']);
    queue.retry();
    expect(values()).toEqual(['1', '3']);
    sent[1]?.answer();
    await reaches('saved');
  });

  it('tries again by itself, later each time, and from the start after it went well', async () => {
    const { queue, timers, ring, sent, reaches, arrives } = bench();
    queue.push('1');
    ring();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      sent[attempt]?.answer(noResponse);
      await reaches('offline');
      waits.push(timers[0]?.milliseconds ?? 0);
      const next = arrives();
      ring();
      await next;
    }
    expect(waits).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]);
    sent[6]?.answer();
    await reaches('saved');
    queue.push('2');
    ring();
    sent[7]?.answer(noResponse);
    await reaches('offline');
    expect(timers[0]?.milliseconds).toBe(2000);
  });

  it('does not repeat what the server rejected, but sends the next change', async () => {
    const { queue, timers, values, ring, sent, reaches } = bench();
    queue.push('1');
    ring();
    sent[0]?.answer(new Rejected());
    await reaches('rejected');
    expect(timers).toEqual([]);
    queue.retry();
    expect(values()).toEqual(['1']);
    queue.push('2');
    ring();
    expect(values()).toEqual(['1', '2']);
  });

  it('flushes without waiting for the pause, and says when that failed', async () => {
    const { queue, sent, timers } = bench();
    queue.push('1');
    const flushed = queue.flush();
    expect(timers).toEqual([]);
    sent[0]?.answer(noResponse);
    await expect(flushed).rejects.toBe(noResponse);
    const again = queue.flush();
    sent[1]?.answer();
    await expect(again).resolves.toBeUndefined();
  });

  it('flushes what came while a request is under way', async () => {
    const { queue, ring, sent, values, arrives } = bench();
    queue.push('1');
    ring();
    queue.push('last');
    const flushed = queue.flush();
    const second = arrives();
    sent[0]?.answer();
    await second;
    sent[1]?.answer();
    await flushed;
    expect(values()).toEqual(['1', 'last']);
  });

  it('goes on after a flush that had nothing to send', async () => {
    const { queue, values, ring } = bench();
    await queue.flush();
    queue.push('1');
    ring();
    expect(values()).toEqual(['1']);
  });

  it('takes a change that comes in the moment in which it says that all is stored', async () => {
    const { queue, values, ring, sent, reaches, timers } = bench();
    queue.push('1');
    ring();
    const stop = queue.state.subscribe(() => {
      if (queue.state.get().kind !== 'saved') return;
      stop();
      queue.push('2');
    });
    sent[0]?.answer();
    await reaches('waiting');
    expect(timers).toHaveLength(1);
    ring();
    expect(values()).toEqual(['1', '2']);
  });

  it('sends nothing more once it is closed', async () => {
    const { queue, values, ring, timers } = bench();
    queue.push('1');
    queue.close();
    queue.push('2');
    ring();
    expect(timers).toEqual([]);
    await queue.flush();
    expect(values()).toEqual([]);
  });
});
