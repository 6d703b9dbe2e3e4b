import type { Command, Report } from '../protocol';
import { restoreAdministrator } from './engine';
import type { Session } from './session';
import { getSentence, workFailures } from './storage-texts';

/** Runs work exclusively among the tabs. */
export type Lock = (work: () => Promise<Report>) => Promise<Report>;

async function execute(session: Session, command: Command): Promise<Report> {
  switch (command.type) {
    case 'reset':
      await session.reset();
      break;
    case 'import':
      await session.import(new Uint8Array(command.bytes));
      break;
    case 'export-backup':
      return { type: 'done', bytes: new Uint8Array(await session.backup()) };
    case 'export':
      return { type: 'done', bytes: new Uint8Array((await session.current()).database.export()) };
    case 'restore-administrator':
      await restoreAdministrator(await session.current());
      break;
    case 'request': {
      const { api, database } = await session.current();
      const { url, method, headers, body } = command;
      const response = await api.fetch(new Request(url, { method, headers, body }));
      const { status } = response;
      // After a failure inside the API, the database can be unusable; only a new worker helps.
      const isUsable =
        status !== 500 ||
        (await database.query('SELECT 1').then(
          () => true,
          () => false,
        ));
      if (!isUsable) return { type: 'failed', sentence: workFailures.broken };
      return { type: 'response', status, headers: [...response.headers], body: await response.arrayBuffer() };
    }
  }
  return { type: 'done' };
}

const failure = (error: unknown): Report => ({ type: 'error', sentence: getSentence(error) });

/** Carries out a command under the lock. Returns its result once its change is stored. */
export const carryOut = (session: Session, lock: Lock, command: Command): Promise<Report> =>
  lock(async () => {
    const report = await execute(session, command).catch(failure);
    const { type } = command;
    if (report.type !== 'failed') await session.flush(type === 'reset' || type === 'import' ? type : 'write');
    return report;
  }).catch(failure);
