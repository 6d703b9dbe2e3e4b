import { expect, it } from 'vitest';
import { ClientGone, Overloaded } from '@/sandbox/domain/refusals';
import { type Waiter, workQueue } from '@/sandbox/domain/work-queue';

const limits = { atOnce: 2, waiting: 6, waitingPerConnection: 3, retryAfter: 5 };

/** A queue whose pieces of work end when the test says so, and the order in which they began. */
function controlledQueue() {
  const queue = workQueue('a test', limits);
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const outcomes = new Map<string, unknown>();
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };
  return {
    queue,
    began,
    outcomes,
    settled,
    ask(name: string, waiter?: Waiter): void {
      const work = () =>
        new Promise<string>((resolve) => {
          began.push(name);
          ends.set(name, () => resolve(name));
        });
      queue.run(work, waiter).then(
        (value) => outcomes.set(name, value),
        (error: unknown) => outcomes.set(name, error),
      );
    },
    async end(name: string): Promise<void> {
      ends.get(name)?.();
      await settled();
    },
  };
}

it('runs two at once, and lets connections take turns', async () => {
  const { ask, began, end, settled, queue } = controlledQueue();
  const [greedy, modest] = [{ connection: {} }, { connection: {} }];
  for (const name of ['g1', 'g2', 'g3', 'g4', 'g5']) ask(name, greedy);
  ask('m1', modest);
  await settled();
  expect([began, queue.waiting]).toEqual([['g1', 'g2'], 4]);
  await end('g1');
  await end('g2');
  await end('g3');
  await end('m1');
  expect([began, queue.waiting]).toEqual([['g1', 'g2', 'g3', 'm1', 'g4', 'g5'], 0]);
});

it('refuses what is beyond the bounds of a connection and of all', async () => {
  const { ask, outcomes, settled, queue } = controlledQueue();
  const [first, second, third] = [{ connection: {} }, { connection: {} }, { connection: {} }];
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) ask(name, first);
  for (const name of ['b1', 'b2', 'b3']) ask(name, second);
  ask('c1', third);
  await settled();
  expect([...outcomes.keys()]).toEqual(['a6', 'c1']);
  for (const error of outcomes.values()) expect(error).toBeInstanceOf(Overloaded);
  expect(queue.waiting).toBe(6);
});

it('forgets those who went away, before and while they wait', async () => {
  const { ask, began, end, outcomes, settled, queue } = controlledQueue();
  const leaving = new AbortController();
  const waiter = { connection: {}, signal: leaving.signal };
  for (const name of ['a', 'b']) ask(name);
  ask('gone', waiter);
  ask('stays', { connection: {} });
  await settled();
  leaving.abort();
  ask('late', waiter);
  await settled();
  for (const name of ['gone', 'late']) expect(outcomes.get(name)).toBeInstanceOf(ClientGone);
  expect(queue.waiting).toBe(1);
  await end('a');
  expect(began).toEqual(['a', 'b', 'stays']);
});

it('goes on after work that failed', async () => {
  const queue = workQueue('a test', { ...limits, atOnce: 1 });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'next')).toBe('next');
});
