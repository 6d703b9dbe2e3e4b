import { expect, it } from 'vitest';
import { operationPage } from '@/features/reference/build/operation';
import {
  getPermissions,
  laterApi,
  newestDocument,
  referenceContract,
  referenceOperations,
  rolesFor,
} from '@/shared/contract/later-releases';

const operation = (id: string) => referenceContract.operation(id);

it('openapi.0.7.json names permissions that exist', () => {
  const named = referenceOperations.flatMap(getPermissions).filter((name) => !name.startsWith('role:'));
  expect(laterApi['x-later'].allPermissions).toEqual(expect.arrayContaining(named));
});

it('openapi.0.7.json leaves out what releases removed, and adds what they added', () => {
  const { schemas } = newestDocument().components;
  expect(schemas.FormTemplate?.properties).not.toHaveProperty('isEnabled');
  expect(schemas.FormTemplate?.required).not.toContain('isEnabled');
  expect(schemas.UpdateFormRequest?.properties).toHaveProperty('isPublic');
  expect(schemas.CreateFormRequest?.required).toEqual(['name', 'isEnabled']);
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
