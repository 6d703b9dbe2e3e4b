import { expect, it } from 'vitest';
import { openApi } from '@/lib/contract/document';
import type { OpenApiDocument } from '@/lib/contract/types';
import { contractChanges } from '@/lib/server/changes/contract';

/** The contract of today with something done to it. */
function altered(change: (document: OpenApiDocument) => void): OpenApiDocument {
  const copy = structuredClone(openApi);
  change(copy);
  return copy;
}

const withProperty = (schema: string, name: string, type: string, isRequired = false) =>
  altered(({ components: { schemas } }) => {
    Object.assign(schemas[schema]?.properties ?? {}, { [name]: { type } });
    if (isRequired) schemas[schema]?.required?.push(name);
  });

const reworded = altered(({ paths }) => {
  for (const item of Object.values(paths)) if (item.get) item.get.description = 'Other words.';
});
const without = altered(({ paths }) => {
  delete paths['/api/slacktoken'];
});
const closed = altered(({ paths }) => {
  Object.assign(paths['/api/auth/login']?.post ?? {}, { security: [{ bearer: [] }] });
});
const optional = withProperty('LoginRequest', 'device', 'string');
const required = withProperty('LoginRequest', 'device', 'string', true);
const gained = withProperty('LoginResponse', 'expires', 'string');
const retyped = withProperty('LoginResponse', 'expires', 'integer');

const added = {
  kind: 'added',
  call: 'POST /api/slacktoken',
  operationId: 'receiveSlackToken',
  what: '',
  isBreaking: false,
};

it.each([
  ['only words differ', openApi, reworded, []],
  ['an operation comes', without, openApi, added],
  ['an operation goes', openApi, without, { kind: 'removed', operationId: undefined, isBreaking: true }],
  ['a property may be sent', openApi, optional, { what: 'body device', isBreaking: false }],
  ['a new property must be sent', openApi, required, { what: 'body device', isBreaking: true }],
  ['a property must be sent from now on', optional, required, { kind: 'changed', isBreaking: true }],
  ['a property need not be sent any more', required, optional, { kind: 'changed', isBreaking: false }],
  ['a response gains a property', openApi, gained, { kind: 'added', isBreaking: false }],
  ['a response loses a property', gained, openApi, { kind: 'removed', isBreaking: true }],
  ['a property has another type', gained, retyped, { kind: 'changed', isBreaking: true }],
  ['an operation wants a token', openApi, closed, { what: 'access', isBreaking: true }],
  ['an operation wants no token any more', closed, openApi, { what: 'access', isBreaking: false }],
])('a contract in which %s says what that means for its clients', (_what, from, to, change) => {
  expect(contractChanges(from, to)).toMatchObject([change].flat());
});
