import type { Database } from '../db/database';
import type { AccessTokens } from './access-token';
import type { Clock } from './clock';
import type { IdGenerator } from './snowflake';

/** What handlers work with. */
export interface Services {
  database: Database;
  clock: Clock;
  ids: IdGenerator;
  tokens: AccessTokens;
  /** Iterations of PBKDF2 for new passwords. */
  passwordIterations: number;
}
