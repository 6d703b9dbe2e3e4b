import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Operation, operations } from '@/generated/operations';
import { getResponses } from '@/shared/contract/bodies';
import { getOperation } from '@/shared/contract/operations';
import { fillTemplate } from '@/shared/http/path-template';
import { type TestState, testState } from './support/provocations';
import { startTestApi, type TestApi } from './support/test-api';

/** Updates of objects that can be read at the same address. */
const updates = Object.values<Operation>(operations).filter(
  ({ method, path }) =>
    (method === 'PATCH' || method === 'PUT') &&
    Object.values<Operation>(operations).some((other) => other.method === 'GET' && other.path === path),
);

/** Operations that create an object and return it. */
const creations = Object.values<Operation>(operations).filter(({ operationId }) =>
  getResponses(getOperation(operationId)).some(({ status }) => status === 201),
);

/** Flags that change in one direction only. */
const oneWay: Readonly<Record<string, boolean>> = { isComplete: true, isDraft: false };

/** Returns a valid value that differs from the stored one. */
function changed(name: string, kind: string, stored: unknown): unknown {
  if (name in oneWay) return oneWay[name];
  if (kind === 'flag') return stored !== true;
  if (kind === 'int32') return Number(stored ?? 0) + 1;
  return /json|metadata/i.test(name) ? JSON.stringify({ changed: name }) : `changed ${name}`;
}

describe('each accepted property is stored by', () => {
  let server: TestApi;
  let state: TestState;
  beforeEach(async () => {
    server = await startTestApi();
    state = await testState(server);
  });
  afterEach(() => server.close());

  function send({ method, path }: Pick<Operation, 'method' | 'path'>, body?: object) {
    const address = fillTemplate(path, (name) => state.path[name] ?? '');
    return server.call({ method, path: address, token: state.token, body });
  }

  const hint = (id: string) => `Store each property of ${id} in packages/reference-api/routes.`;

  it.each(creations)('$operationId', async (operation) => {
    const body = Object.fromEntries(
      operation.requestProperties.map(({ name, kind }) => [name, changed(name, kind, undefined)]),
    );
    const created = await send(operation, body);
    expect(created).toMatchObject({ status: 201 });
    const returned = created.body as Record<string, unknown>;
    const expected = Object.entries(body).filter(([name]) => name in returned);
    expect(returned, hint(operation.operationId)).toMatchObject(Object.fromEntries(expected));
  });

  it.each(updates)('$operationId', async (operation) => {
    const { path } = operation;
    const read = async () => (await send({ method: 'GET', path })).body as Record<string, unknown>;
    const before = await read();
    const body = Object.fromEntries(
      operation.requestProperties
        // A submission token is invalid once the submission is complete.
        .filter(({ name }) => name in before && !(name === 'isComplete' && path.includes('/by-token/')))
        .map(({ name, kind }) => [name, changed(name, kind, before[name])]),
    );
    expect(Object.keys(body)).not.toEqual([]);
    expect(await send(operation, body)).toMatchObject({ status: 200 });
    expect(await read(), hint(operation.operationId)).toMatchObject(body);
  });
});
