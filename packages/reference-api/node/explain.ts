import { Overdue } from '../domain/errors';
import { DatabaseUnavailable } from '../domain/ports';
import { type Settings, SettingsError, type Storage } from './settings';

/** Describes where the data is. */
export function shownStorage(storage: Storage | undefined): string {
  if (storage?.kind === 'postgres') return `PostgreSQL at ${storage.shown}`;
  return storage?.kind === 'file' ? storage.path : 'in memory';
}

/** Describes a failure to start or to stop. An unexpected one keeps its stack trace. */
export function explain(error: unknown, settings: Settings | undefined): string {
  if (error instanceof SettingsError || error instanceof Overdue) return error.message;
  if (error instanceof DatabaseUnavailable)
    return `The database cannot be used. ${shownStorage(settings?.storage)}: ${error.message}. ${error.fix ?? ''}`.trim();
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const address = `${settings?.host}:${settings?.port}`;
  if (code === 'EADDRINUSE')
    return `${address} is in use: stop the other program, or set PORT to another number.`;
  if (code === 'EACCES')
    return `This user lacks the right to listen on ${address}. Set PORT to a number above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST "${settings?.host}" isn't an address of this machine.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
