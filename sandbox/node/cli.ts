import { Overdue } from '../domain/deadline';
import { DatabaseUnavailable } from '../domain/ports';
import { DEFAULT_ADMINISTRATOR } from '../seed/administrator';
import { DatabaseNotClosed, type RunningServer, startServer } from './server';
import { readSettings, type Settings, SettingsError, type Storage, usage } from './settings';
import { onToldToStop } from './stop';

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

function shownStorage(storage: Storage | undefined): string {
  if (storage?.kind === 'postgres') return `PostgreSQL at ${storage.shown}`;
  return storage?.kind === 'file' ? storage.path : 'in memory';
}

/** Turns a failure to start or to stop into a sentence; an unforeseen one keeps its stack. */
function explain(error: unknown, settings: Settings | undefined): string {
  if (error instanceof SettingsError || error instanceof Overdue) return error.message;
  if (error instanceof DatabaseUnavailable) {
    const what = error instanceof DatabaseNotClosed ? 'was not closed in order' : 'cannot be used';
    return `The database ${what}. ${shownStorage(settings?.storage)}: ${error.message}. ${error.fix ?? ''}`.trim();
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const address = `${settings?.host}:${settings?.port}`;
  if (code === 'EADDRINUSE')
    return `${address} is in use: stop the other program, or set PORT to another number.`;
  if (code === 'EACCES') return `This user may not listen on ${address}: set PORT to a number above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST "${settings?.host}" is no address of this machine.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function announce({ url, account }: RunningServer, { storage, administrator }: Settings): void {
  const where = storage.kind === 'memory' ? 'in memory, gone when the server stops' : shownStorage(storage);
  const signIn = account?.hasDefaultPassword
    ? `${account.email} / ${DEFAULT_ADMINISTRATOR.password}`
    : `${account?.email ?? administrator.email}, with the password that was set`;
  process.stdout.write(
    `Reference API:  ${url}/api\nContract:       ${url}/openapi.json\nSign in as:     ${signIn}\nData:           ${where}\n`,
  );
}

async function main(): Promise<void> {
  let settings: Settings | undefined;
  try {
    settings = readSettings(process.argv.slice(2), process.env, process.cwd()) ?? undefined;
    if (!settings) {
      process.stdout.write(usage);
      return;
    }
    const server = await startServer(settings);
    onToldToStop(server.close, (error) => fail(explain(error, settings)));
    announce(server, settings);
  } catch (error) {
    fail(explain(error, settings));
  }
}

await main();
