import { describe, expect, it } from 'vitest';
import { operationPage } from '@/features/reference/build/operation';
import { getResponses, requestBody } from '@/shared/contract/bodies';
import {
  getPermissions,
  laterApi,
  newestDocument,
  referenceContract,
  referenceOperations,
  rolesFor,
  sinceRelease,
} from '@/shared/contract/later-releases';
import { schemaName } from '@/shared/contract/resolve';
import { describeErrors } from '@/tests/support/describe-errors';
import { schemaValidator } from '@/tests/support/schema-validator';

const later = referenceOperations.filter((operation) => sinceRelease(operation));
const operation = (id: string) => referenceContract.operation(id);

describe('openapi.0.7.json', () => {
  it.each(later.map((one) => [one.id, one] as const))('%s has examples that fit its schemas', (_id, one) => {
    const responses = getResponses(one).flatMap(({ body, otherBodies }) => [body, ...otherBodies]);
    for (const { schema, examples } of [requestBody(one), ...responses].filter(
      (body) => body !== undefined,
    )) {
      const validate = schemaValidator(referenceContract.document, schemaName(schema) ?? '');
      for (const { name, value } of examples)
        expect(validate(value), `${name}: ${describeErrors(validate)}`).toBe(true);
    }
  });

  it('names permissions that exist', () => {
    const named = referenceOperations.flatMap(getPermissions).filter((name) => !name.startsWith('role:'));
    expect(laterApi['x-later'].allPermissions).toEqual(expect.arrayContaining(named));
  });

  it('leaves out what releases removed, and adds what they added', () => {
    const { schemas } = newestDocument().components;
    expect(schemas.FormTemplate?.properties).not.toHaveProperty('isEnabled');
    expect(schemas.FormTemplate?.required).not.toContain('isEnabled');
    expect(schemas.UpdateFormRequest?.properties).toHaveProperty('isPublic');
    expect(schemas.CreateFormRequest?.required).toEqual(['name', 'isEnabled']);
  });
});

it.each([
  ['listUsers', ['PlatformAdmin', 'Admin']],
  ['createForm', ['PlatformAdmin', 'Admin', 'Creator']],
  ['listTenants', ['PlatformAdmin']],
  ['createSubmission', []],
])('the roles of %s: %j', (id, roles) => expect(rolesFor(operation(id))).toEqual(roles));

it('the page of an operation says release and permission instead of offering Run', () => {
  const page = operationPage(operation('inviteUser'), []);
  expect(page.lead[0]).toMatchObject({ mark: 'since 0.7.0' });
  expect(JSON.stringify(page.lead.slice(1))).toContain('tenant.users.invite');
  const blocks = page.sections.flatMap((section) => section.blocks);
  expect(blocks).not.toContainEqual(expect.objectContaining({ kind: 'run' }));
});
