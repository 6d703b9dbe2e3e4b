import type { Conditions } from './conditions';

/** A resource as the server returns it. */
export type Resource = Record<string, unknown> & { id: string };

/** A form with what hangs on it. */
export interface FormEntry {
  form: Resource;
  active: Resource;
  definitions: Resource[];
  submissions: Resource[];
}

/** What the server remembers between calls: enough to answer about what was made before. */
export interface Memory {
  conditions: Conditions;
  forms: Map<string, FormEntry>;
  templates: Map<string, Resource>;
  /** Access tokens that were issued, with their end in milliseconds since 1970. */
  tokens: Map<string, number>;
  /** The one refresh token that can be used. */
  refreshToken: string;
  newId(): string;
  newToken(): string;
  newRefreshToken(): string;
  /** Present time as the server writes it: seven digits in the response of a writing call. */
  now(): string;
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * A memory of a fresh server.
 * @param lifetime of access tokens, in seconds
 * @param clock time of the server, in milliseconds since 1970
 * @param conditions settings and account of the server
 */
export function freshMemory(lifetime: () => number, clock: () => number, conditions: Conditions): Memory {
  let id = 1_573_900_000_000_000_000n;
  let serial = 0;
  const memory: Memory = {
    conditions,
    forms: new Map(),
    templates: new Map(),
    tokens: new Map(),
    refreshToken: '',
    newId() {
      id += 4_194_304n;
      return String(id);
    },
    newToken() {
      serial += 1;
      const seconds = Math.floor(clock() / 1000);
      const claims = { sub: '1', permission: 'allow.all', tenant_id: '1', jti: serial, iat: seconds };
      const exp = seconds + lifetime();
      const token = `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64({ ...claims, exp })}.c2lnbmF0dXJl`;
      memory.tokens.set(token, exp * 1000);
      return token;
    },
    newRefreshToken() {
      serial += 1;
      memory.refreshToken = serial.toString(16).padStart(32, '0').replace(/^0/, 'a');
      return memory.refreshToken;
    },
    now: () => new Date(clock()).toISOString().replace('Z', '1234Z'),
  };
  return memory;
}

/** A time as it is read back: six digits. */
export const asStored = (time: unknown): unknown =>
  typeof time === 'string' ? time.replace(/(\.\d{6})\dZ$/, '$1Z') : time;
