import type { AccessTokens } from './access-token';
import type { Clock } from './clock';
import type { Database } from './ports';
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
