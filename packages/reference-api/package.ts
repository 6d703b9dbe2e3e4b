import { type RunningServer, startServer as start } from './node/server';
import { readSettings, type Settings, SettingsError } from './node/settings';

// Exports of the package: see package.json next to this file.

export { memoryDatabase } from './db/sqljs';
export { type AdjustableClock, adjustableClock, type Clock, systemClock } from './domain/clock';
export { type Database, DatabaseUnavailable, type Queryable, UnusableDatabase } from './domain/ports';
export type { Client } from './http/contract';
export {
  createTestApi as createApi,
  type TestApi as Api,
  type TestApiOptions as ApiOptions,
} from './node/test-api';
export { seedDemo } from './seed/demo';
export {
  type AttemptReport,
  createWebhookSender,
  type SenderPorts,
  type WebhookMessage,
  type WebhookSender,
  type WebhookTarget,
  webhookHeaders,
} from './webhooks/sender';
export { type RunningServer, type Settings, SettingsError };

/**
 * Starts a server: by default in memory, on a free port of this machine. Its `url` contains the port.
 * @param settings overrides; the environment isn't read
 * @throws SettingsError with a sentence for the user; DatabaseUnavailable with a reason and its `fix`
 */
export async function startServer(settings: Partial<Settings> = {}): Promise<RunningServer> {
  const usual = readSettings(['--memory'], { PORT: '0' }, process.cwd());
  if (!usual) throw new SettingsError("The default settings can't be read.");
  return start({ ...usual, ...settings });
}
