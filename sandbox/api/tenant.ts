import type { Caller } from '../domain/access-token';

/** Tenant of the caller of a protected operation. A request without one, which cannot get there, owns nothing. */
export function tenantOf(caller: Caller | undefined): string {
  return caller?.tenantId ?? '0';
}
