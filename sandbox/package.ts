import initSqlJs from 'sql.js';
import { sqlJsDatabase } from './db/sqljs';
import type { Database } from './domain/ports';
import { type RunningServer, startServer as start } from './node/server';
import { readSettings, type Settings, SettingsError } from './node/settings';

// What programs import from the package: see package.json beside this file.

export { type Api, type ApiOptions, createApi } from './api/app';
export { type AdjustableClock, adjustableClock, type Clock, systemClock } from './domain/clock';
export { type Database, DatabaseRefused, DatabaseUnavailable, type Queryable } from './domain/ports';
export type { Client } from './http/client';
export { seedDemo } from './seed/demo';
export { type RunningServer, type Settings, SettingsError };

/** An empty database in memory, for `createApi`. */
export async function memoryDatabase(): Promise<Database> {
  return sqlJsDatabase(await initSqlJs());
}

/**
 * Starts a server: in memory, on a free port of this machine, unless the settings say otherwise. Its `url` names the port.
 * @param settings what differs from that; the environment is not read
 * @throws SettingsError with a sentence for the user; DatabaseUnavailable with a reason and its `fix`
 */
export async function startServer(settings: Partial<Settings> = {}): Promise<RunningServer> {
  const usual = readSettings(['--memory'], { PORT: '0' }, process.cwd());
  if (!usual) throw new SettingsError('The usual settings cannot be read.');
  return start({ ...usual, ...settings });
}
