import { expect, it } from 'vitest';
import { openApi } from '@/lib/contract/document';
import type { OpenApiDocument } from '@/lib/contract/types';
import { sameBehavior } from '@/lib/server/versions/compare';

function changed(edit: (contract: OpenApiDocument) => void): OpenApiDocument {
  const contract = structuredClone(openApi);
  edit(contract);
  return contract;
}

const property = (contract: OpenApiDocument, name: string) =>
  Object.assign(contract.components.schemas.Form?.properties ?? {}, { [name]: { type: 'string' } });

it.each<[string, (contract: OpenApiDocument) => void]>([
  ['nothing', () => undefined],
  ['a sentence about the API', ({ info }) => Object.assign(info, { description: 'Other words.' })],
  ['the words of a tag', ({ tags }) => Object.assign(tags[0] ?? {}, { description: 'Other.' })],
  [
    'the summary of an operation',
    ({ paths }) => Object.assign(paths['/api/forms']?.post ?? {}, { summary: 'X' }),
  ],
])('contracts that differ in %s behave alike', (_name, edit) => {
  expect(sameBehavior(openApi, changed(edit))).toBe(true);
});

it.each<[string, (contract: OpenApiDocument) => void]>([
  ['a member', (contract) => property(contract, 'owner')],
  ['a member that is called like prose', (contract) => property(contract, 'summary')],
  [
    'a bound',
    ({ components }) => Object.assign(components.schemas.Form?.properties?.name ?? {}, { maxLength: 7 }),
  ],
  ['a path', ({ paths }) => Object.assign(paths, { '/api/summary': paths['/api/forms'] })],
  ['a parameter', ({ paths }) => paths['/api/forms']?.get?.parameters?.pop()],
])('contracts that differ in %s do not', (_name, edit) => {
  expect(sameBehavior(openApi, changed(edit))).toBe(false);
});
