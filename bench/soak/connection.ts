import { setTimeout as wait } from 'node:timers/promises';
import { type ReadAnswer, readAnswer } from '@/tests/contract/support/contract-check';
import type { Faults } from './faults';

/** What is counted while a server is under load. */
export interface Counts {
  requests: number;
  acknowledged: number;
  /** Sentences about writes that were acknowledged and are gone. */
  lost: string[];
  /** Sentences about answers that the contract does not have. */
  outside: string[];
  /** Answers 503 during a fault. */
  unavailable: number;
  /** Requests that a fault left without an answer. */
  unanswered: number;
}

/** Starts counting. */
export const newCounts = (): Counts => ({
  requests: 0,
  acknowledged: 0,
  lost: [],
  outside: [],
  unavailable: 0,
  unanswered: 0,
});

/** A request that is to be answered. */
export interface Call {
  method: string;
  path: string;
  body?: object | undefined;
  token?: string | undefined;
  /** What an undisturbed server answers. */
  expected: readonly number[];
}

/** Sends a request; undefined when nobody knows whether it was carried out. */
export type Send = (call: Call) => Promise<ReadAnswer | undefined>;

/** No fault lasts so long that a request may take longer. */
const LONGEST = 90_000;

/** Connects clients with a server that may be disturbed. */
export function connect(base: string, faults: Faults, counts: Counts): Send {
  return async ({ method, path, body, token, expected }) => {
    const since = performance.now();
    const what = `${method} ${path.replace(/\d{6,}/g, 'ID')}`;
    counts.requests += 1;
    const request = new Request(base + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    try {
      const response = await fetch(request.clone(), { signal: AbortSignal.timeout(LONGEST) });
      if (response.status === 503 && faults.excuseUnavailable(since)) {
        const problem: unknown = await response.json();
        if (JSON.stringify(problem).includes('"status":503')) counts.unavailable += 1;
        else counts.outside.push(`${what}: 503 without problem details`);
        await wait(100);
        return undefined;
      }
      const { faults: sentences, ...answer } = await readAnswer(request, response);
      if (expected.includes(answer.status)) counts.outside.push(...sentences);
      else counts.outside.push(`${what}: status ${answer.status}, expected ${expected.join(' or ')}`);
      return expected.includes(answer.status) ? answer : undefined;
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      if (faults.excuseSilence(since)) counts.unanswered += 1;
      else counts.outside.push(`${what}: no answer (${cause})`);
      await wait(100);
      return undefined;
    }
  };
}
