import { tmpdir } from 'node:os';
import { type RunningServer, startServer } from '@/packages/reference-api/node/server';
import { readSettings } from '@/packages/reference-api/node/settings';

/** Starts the reference API on a free port, in memory, optionally with demo data. */
export function startApi(...options: '--demo'[]): Promise<RunningServer> {
  const environment = { NODE_ENV: 'test', PORT: '0', ENDATIX_JWT_SIGNING_KEY: 'k'.repeat(48) };
  const settings = readSettings(['--memory', ...options], environment, tmpdir());
  if (!settings) throw new Error('The settings requested only the usage.');
  return startServer(settings);
}
