/** The reference API for programs: a function from `Request` to `Response`, on a database of choice. */
export { type Api, type ApiOptions, createApi } from './api/app';
export { type SqlJsDatabase, sqlJsDatabase } from './db/sqljs';
export { type AdjustableClock, adjustableClock, type Clock, systemClock } from './domain/clock';
export { type Database, DatabaseRefused, DatabaseUnavailable, type Queryable } from './domain/ports';
export type { Client } from './http/client';
export { seedDemo } from './seed/demo';
