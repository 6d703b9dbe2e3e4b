import type { AccessTokens } from './access-token';
import type { Clock } from './clock';
import type { Passwords } from './passwords';
import type { Database } from './ports';
import type { SignInGate } from './sign-in-limit';
import type { IdGenerator } from './snowflake';

/** What handlers work with. */
export interface Services {
  database: Database;
  clock: Clock;
  ids: IdGenerator;
  tokens: AccessTokens;
  passwords: Passwords;
  signIns: SignInGate;
}
