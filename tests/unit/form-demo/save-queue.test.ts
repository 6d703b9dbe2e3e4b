import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/client/form-demo/error-response';
import { createSaveQueue } from '@/client/form-demo/save-queue';

const noResponse = new Error('no answer');
const rejected = new ApiError('rules', 400, '');

describe('the queue that saves', () => {
  let queue: ReturnType<typeof createSaveQueue<string>>;
  let sent: { value: string; answer: (error?: Error) => void }[];
  const values = () => sent.map(({ value }) => value);
  const kind = () => queue.state.get().kind;
  const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  /** Answers the newest request, and lets what follows happen. */
  const answer = (error?: Error) => {
    sent.at(-1)?.answer(error);
    return wait(0);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    queue = createSaveQueue(
      (value) =>
        new Promise((resolve, reject) => {
          sent.push({ value, answer: (error) => (error ? reject(error) : resolve()) });
        }),
    );
  });
  afterEach(() => vi.useRealTimers());

  it('waits for the pause and sends the newest state only', async () => {
    for (const typed of ['a', 'ab', 'abc']) queue.push(typed);
    await wait(599);
    expect([kind(), values()]).toEqual(['waiting', []]);
    await wait(1);
    expect([kind(), values()]).toEqual(['saving', ['abc']]);
    await answer();
    expect(queue.state.get()).toEqual({ kind: 'saved', count: 1 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has one request under way, and sends what came meanwhile after it, once', async () => {
    queue.push('1');
    await wait(600);
    queue.push('2');
    queue.push('3');
    await wait(600);
    expect(values()).toEqual(['1']);
    await answer();
    await answer();
    expect([kind(), values()]).toEqual(['saved', ['1', '3']]);
  });

  it('tries again by itself, later each time, and from the start after it went well', async () => {
    queue.push('1');
    await wait(600);
    for (const milliseconds of [2000, 4000, 8000, 16_000, 30_000, 30_000]) {
      const count = sent.length;
      await answer(noResponse);
      await wait(milliseconds - 1);
      expect([kind(), sent.length]).toEqual(['offline', count]);
      await wait(1);
      expect(sent).toHaveLength(count + 1);
    }
    await answer();
    queue.push('2');
    await wait(600);
    await answer(noResponse);
    await wait(2000);
    expect(sent).toHaveLength(9);
  });

  it('does not repeat what the server rejected, but sends the next change', async () => {
    queue.push('1');
    await wait(600);
    await answer(rejected);
    queue.retry();
    expect([kind(), values(), vi.getTimerCount()]).toEqual(['rejected', ['1'], 0]);
    queue.push('2');
    await wait(600);
    expect(values()).toEqual(['1', '2']);
  });

  it('flushes without waiting for the pause, with what comes meanwhile, and says when that failed', async () => {
    await queue.flush();
    queue.push('1');
    const failed = expect(queue.flush()).rejects.toBe(noResponse);
    await answer(noResponse);
    await failed;
    const again = queue.flush();
    queue.push('last');
    await answer();
    await answer();
    await again;
    expect(values()).toEqual(['1', '1', 'last']);
  });

  it('takes a change that comes in the moment in which it says that all is stored', async () => {
    queue.push('1');
    await wait(600);
    const stop = queue.state.subscribe(() => {
      if (kind() !== 'saved') return;
      stop();
      queue.push('2');
    });
    await answer();
    await wait(600);
    expect(values()).toEqual(['1', '2']);
  });

  it.each(['restart', 'close'] as const)('sends nothing of before after a %s', async (end) => {
    queue.push('1');
    await wait(600);
    queue.push('2');
    queue[end]();
    await answer();
    if (end === 'close') queue.push('3');
    await wait(60_000);
    expect([queue.state.get(), values()]).toEqual([{ kind: 'saved', count: 0 }, ['1']]);
  });
});
