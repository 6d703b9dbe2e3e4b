import { describe, expect, it } from 'vitest';
import { openApi } from '@/lib/contract/document';
import type { OpenApiDocument } from '@/lib/contract/types';
import { type ContractChange, contractChanges } from '@/lib/server/changes/contract';

/** The contract of today with something done to it. */
function altered(change: (document: OpenApiDocument) => void): OpenApiDocument {
  const copy = structuredClone(openApi);
  change(copy);
  return copy;
}

const only = (changes: ContractChange[]): ContractChange => {
  expect(changes).toHaveLength(1);
  return changes[0] as ContractChange;
};

const properties = (document: OpenApiDocument, schema: string) =>
  document.components.schemas[schema]?.properties ?? {};

describe('what a contract changes for its clients', () => {
  it('is nothing where only words differ', () => {
    const after = altered((document) => {
      for (const item of Object.values(document.paths)) if (item.get) item.get.description = 'Other words.';
    });
    expect(contractChanges(openApi, after)).toEqual([]);
  });

  it('is an operation that comes, which breaks nothing, or goes, which does', () => {
    const without = altered((document) => {
      delete document.paths['/api/slacktoken'];
    });
    expect(only(contractChanges(without, openApi))).toMatchObject({
      kind: 'added',
      call: 'POST /api/slacktoken',
      operationId: 'receiveSlackToken',
      what: '',
      isBreaking: false,
    });
    expect(only(contractChanges(openApi, without))).toMatchObject({
      kind: 'removed',
      operationId: undefined,
      isBreaking: true,
    });
  });

  it('breaks clients when a property that they must send comes, not when they may', () => {
    const schema = 'LoginRequest';
    const optional = altered((document) => {
      properties(document, schema).device = { type: 'string' };
    });
    const required = altered((document) => {
      properties(document, schema).device = { type: 'string' };
      document.components.schemas[schema]?.required?.push('device');
    });
    expect(only(contractChanges(openApi, optional))).toMatchObject({
      what: 'body device',
      isBreaking: false,
    });
    expect(only(contractChanges(openApi, required))).toMatchObject({ what: 'body device', isBreaking: true });
    expect(only(contractChanges(optional, required))).toMatchObject({ kind: 'changed', isBreaking: true });
    expect(only(contractChanges(required, optional))).toMatchObject({ kind: 'changed', isBreaking: false });
  });

  it('breaks clients when a response loses a property or gives it another type, not when it gains one', () => {
    const gained = altered((document) => {
      properties(document, 'LoginResponse').expires = { type: 'string' };
    });
    const retyped = altered((document) => {
      properties(document, 'LoginResponse').expires = { type: 'integer' };
    });
    expect(only(contractChanges(openApi, gained))).toMatchObject({ kind: 'added', isBreaking: false });
    expect(only(contractChanges(gained, openApi))).toMatchObject({ kind: 'removed', isBreaking: true });
    expect(only(contractChanges(gained, retyped))).toMatchObject({ kind: 'changed', isBreaking: true });
  });

  it('breaks clients when an open operation wants a token', () => {
    const closed = altered((document) => {
      const login = document.paths['/api/auth/login']?.post;
      if (login) login.security = [{ bearer: [] }];
    });
    expect(only(contractChanges(openApi, closed))).toMatchObject({ what: 'access', isBreaking: true });
    expect(only(contractChanges(closed, openApi))).toMatchObject({ what: 'access', isBreaking: false });
  });
});
