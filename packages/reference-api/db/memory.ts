import initSqlJs from 'sql.js';
import type { Database } from '../domain/ports';
import { sqlJsDatabase } from './sqljs';

/** Opens an empty database in memory. */
export const memoryDatabase = async (): Promise<Database> => sqlJsDatabase(await initSqlJs());
