import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  getPermissions,
  laterApi,
  needsFormToken,
  newestDocument,
  referenceContract,
  rolesFor,
} from '@/shared/contract/later-releases';
import type { ApiOperation } from '@/shared/contract/operations';
import { listOperations } from '@/shared/contract/resolve';
import { readLines } from '@/tests/support/json-lines';

/**
 * A response of release 0.7.3: the first of its kind for each operation and account. The accounts are built-in
 * roles, and `none` (no token), `invalid` (not a valid token), `registered` (without tenant and role) and
 * `form token` (of createFormAccessToken).
 */
interface RecordedAccess {
  n: number;
  op: string;
  account: string;
  status: number;
  /** Has a sentence if the error is one of the operation itself: the check of permissions returns no body. */
  responseBody?: { detail?: string };
  /** Number of permissions by role, as the response lists them. */
  permissions?: Record<string, number>;
}

/** Those with a body that another test compares are in its file, where other responses have no account. */
const records = ['contract/permissions-0.7.3', 'differences/recorded-responses-0.7']
  .flatMap((name) => readLines<RecordedAccess>(`tests/unit/${name}.jsonl`))
  .filter(({ account }) => account);

const { permissions, roles, allPermissions } = laterApi['x-later'];

/** Returns whether release 0.7.3 needs no token, as openapi.0.7.json says. */
function isOpen({ id, operation }: ApiOperation): boolean {
  const access = permissions[id];
  return access ? access.includes('anonymous') : operation.security.length === 0;
}

/** Returns whether an account can call an operation, as openapi.0.7.json says. */
function canCall(account: string, operation: ApiOperation): boolean {
  if (isOpen(operation)) return true;
  if (needsFormToken(operation)) return account === 'form token';
  if (['none', 'invalid', 'registered', 'form token'].includes(account)) return false;
  const names = rolesFor(operation);
  return names.length === 0 || names.includes(account);
}

const reached = ({ status, responseBody }: RecordedAccess) =>
  status < 300 || responseBody?.detail !== undefined;

const newest = listOperations(newestDocument()).map((one) =>
  referenceContract.operation(one.operation.operationId),
);
const idsOf = (isOne: (one: RecordedAccess) => boolean) => new Set(records.filter(isOne).map(({ op }) => op));

describe('the permissions of openapi.0.7.json are those of a server of 0.7.3', () => {
  it.each(records)('record $n: $op by $account', (record) => {
    expect(canCall(record.account, referenceContract.operation(record.op))).toBe(reached(record));
  });

  it('with a record of each operation that reached it', () => {
    const called = idsOf(reached);
    expect(newest.filter(({ id }) => !called.has(id))).toEqual([]);
  });

  it('with names that the server lists', () => {
    const named = newest.flatMap(getPermissions).filter((name) => !name.startsWith('role:'));
    expect(allPermissions).toEqual(expect.arrayContaining(named));
  });

  it('with as many permissions for each role as it lists', () => {
    const counts = records.find((one) => one.permissions)?.permissions ?? {};
    const documented = Object.entries(roles).map(([name, own]) => [name, own.length]);
    expect(Object.fromEntries(documented)).toEqual(counts);
  });

  it('and the page of all operations says how many of them rejected calls', () => {
    const closed = newest.filter((one) => !isOpen(one));
    const withoutToken = idsOf((one) => !reached(one) && one.account === 'none');
    const withoutPermission = idsOf((one) => !reached(one) && one.status === 403);
    const page = readFileSync('content/guides/operations-by-release.mdx', 'utf8');
    expect(page).toContain(`${withoutToken.size} of the ${closed.length} operations that need a token`);
    expect(page).toContain(`${withoutPermission.size} returned \`403\` to an account`);
  });
});
