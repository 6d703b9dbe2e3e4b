/** The reference API as a server under Node. */
export { libsqlDatabase } from '../db/libsql';
export { type PostgresDatabase, postgresDatabase } from '../db/postgres';
export { type RunningServer, startServer } from './server';
export { readSettings, type Settings, SettingsError } from './settings';
