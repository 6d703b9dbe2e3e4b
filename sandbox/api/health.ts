import { checkDatabase } from '../db/check';
import { within } from '../domain/deadline';
import type { Database } from '../domain/ports';

/** Milliseconds in which the database must respond. */
const DEADLINE = 2_000;

/** Returns what keeps the database from serving, as part of a sentence; undefined when nothing does. */
export type HealthCheck = () => Promise<string | undefined>;

/** Makes the check of a database. Requests that arrive while one runs share it, so that none pile up. */
export function healthCheck(database: Database, deadline = DEADLINE): HealthCheck {
  let running: Promise<void> | undefined;

  return async () => {
    running ??= checkDatabase(database).finally(() => {
      running = undefined;
    });
    // A check that fails after the deadline has no one left to hear of it.
    running.catch(() => {});
    try {
      await within(deadline, running, `the database does not respond within ${deadline / 1000} seconds`);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
}
