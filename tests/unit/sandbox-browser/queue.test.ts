import initSqlJs from 'sql.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Engine, freshEngine } from '@/sandbox/browser/engine/engine';
import { createQueue, type Lock } from '@/sandbox/browser/engine/queue';
import type { Session } from '@/sandbox/browser/engine/session';
import { SandboxError } from '@/sandbox/browser/errors';
import type { Command, Report } from '@/sandbox/browser/protocol';

const request = (id: number, path = '/health'): Command => ({
  type: 'request',
  id,
  method: 'GET',
  url: `http://localhost${path}`,
  headers: [],
  body: null,
});

/** Waits for what must come, however busy the machine is. */
const eventually = <T>(check: () => T) => vi.waitFor(check, { timeout: 30_000 });

describe('the queue of the sandbox', () => {
  let engine: Engine;
  let session: Session;
  let reports: Report[];
  let log: string[];
  /** Number of times the lock was taken. */
  let turns: number;
  let give: (() => void) | undefined;

  const lock: Lock = async (work) => {
    turns += 1;
    await new Promise<void>((resolve) => {
      give = resolve;
    });
    await work();
  };
  const post = (report: Report) => {
    log.push('post');
    reports.push(report);
  };
  /** The lock is given, and everything that waited is done. */
  async function finish(count: number): Promise<void> {
    give?.();
    await eventually(() => expect(reports).toHaveLength(count));
  }

  beforeEach(async () => {
    engine = await freshEngine(await initSqlJs());
    [reports, log, turns] = [[], [], 0];
    session = {
      current: async () => engine,
      reset: async () => {},
      import: async () => {
        throw new SandboxError('foreign-file', 'Not a database.');
      },
      setAside: async () => new Uint8Array([1, 2]),
      settle: async () => void log.push('settle'),
      release: () => void log.push('release'),
    };
  });

  it('does what waits under one lock, and keeps it before it answers', async () => {
    const take = createQueue(session, lock, post, { turn: 60_000, linger: 1 });
    for (const id of [1, 2, 3]) take(request(id));
    await finish(3);
    await eventually(() => expect(log).toEqual(['settle', 'post', 'post', 'post', 'release']));
    expect(turns).toBe(1);
    expect(reports.map((report) => report.type === 'answer' && [report.id, report.status])).toEqual([
      [1, 200],
      [2, 200],
      [3, 200],
    ]);
  });

  it('keeps the lock for a command that follows at once', async () => {
    const take = createQueue(
      session,
      lock,
      (report) => {
        post(report);
        if (reports.length < 20) take(request(reports.length));
      },
      { turn: 60_000, linger: 10_000 },
    );
    take(request(0));
    await finish(20);
    expect(turns).toBe(1);
  });

  it('gives the lock back when its turn is over, whatever waits', async () => {
    const take = createQueue(session, lock, post, { turn: 0, linger: 0 });
    for (const id of [1, 2]) take(request(id));
    await finish(1);
    await eventually(() => expect(turns).toBe(2));
    expect(log).toEqual(['settle', 'post', 'release']);
    await finish(2);
  });

  it('drops what is called off while it waits', async () => {
    const take = createQueue(session, lock, post);
    for (const id of [1, 2, 3]) take(request(id));
    take({ type: 'cancel', id: 2 });
    await finish(2);
    expect(reports.map((report) => 'id' in report && report.id)).toEqual([1, 3]);
  });

  it('answers each command with its own failure', async () => {
    const take = createQueue(session, lock, post);
    take({ type: 'import', id: 1, bytes: new ArrayBuffer(1) });
    take({ type: 'export-set-aside', id: 2 });
    await finish(2);
    expect(reports).toEqual([
      { type: 'error', id: 1, kind: 'foreign-file', sentence: 'Not a database.' },
      { type: 'done', id: 2, bytes: new Uint8Array([1, 2]).buffer },
    ]);
  });

  it('answers with a sentence when nothing foresaw the failure', async () => {
    session.current = () => Promise.reject(new TypeError('planted'));
    const take = createQueue(session, lock, post);
    take(request(1));
    await finish(1);
    expect(reports).toEqual([
      {
        type: 'error',
        id: 1,
        kind: 'internal',
        sentence:
          'The sandbox failed unexpectedly (planted). Try again; if it keeps failing, reset the sandbox.',
      },
    ]);
  });

  it('withholds answers whose changes could not be kept', async () => {
    session.settle = () => Promise.reject(new SandboxError('memory', 'No memory.'));
    const take = createQueue(session, lock, post);
    take(request(1));
    await finish(1);
    expect(reports).toEqual([{ type: 'error', id: 1, kind: 'memory', sentence: 'No memory.' }]);
  });

  it('asks for a new worker when the database is beyond use, keeping nothing of it', async () => {
    const broken = () => Promise.reject(new Error('memory access out of bounds'));
    engine.api = { ...engine.api, fetch: async () => new Response(null, { status: 500 }) };
    engine.database.query = broken;
    const take = createQueue(session, lock, post);
    take(request(1));
    await finish(1);
    expect(reports).toMatchObject([{ type: 'failed', kind: 'crash' }]);
    expect(log).not.toContain('settle');
  });

  it('passes a 500 on when the database is sound', async () => {
    engine.api = { ...engine.api, fetch: async () => new Response(null, { status: 500 }) };
    const take = createQueue(session, lock, post);
    take(request(1));
    await finish(1);
    expect(reports).toMatchObject([{ type: 'answer', status: 500 }]);
  });
});
