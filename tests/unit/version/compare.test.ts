import { expect, it } from 'vitest';
import { openApi } from '@/lib/contract/document';
import type { OpenApiDocument } from '@/lib/contract/types';
import { sameBehavior } from '@/lib/server/versions/compare';

const property = (contract: OpenApiDocument, name: string) =>
  Object.assign(contract.components.schemas.Form?.properties ?? {}, { [name]: { type: 'string' } });

it.each<[string, boolean, (contract: OpenApiDocument) => void]>([
  ['nothing', true, () => undefined],
  ['a sentence about the API', true, ({ info }) => Object.assign(info, { description: 'Other words.' })],
  ['the words of a tag', true, ({ tags }) => Object.assign(tags[0] ?? {}, { description: 'Other.' })],
  [
    'the summary of an operation',
    true,
    ({ paths }) => Object.assign(paths['/api/forms']?.post ?? {}, { summary: 'X' }),
  ],
  ['a member', false, (contract) => property(contract, 'owner')],
  ['a member that is called like prose', false, (contract) => property(contract, 'summary')],
  [
    'a bound',
    false,
    ({ components }) => Object.assign(components.schemas.Form?.properties?.name ?? {}, { maxLength: 7 }),
  ],
  ['a path', false, ({ paths }) => Object.assign(paths, { '/api/summary': paths['/api/forms'] })],
  ['a parameter', false, ({ paths }) => paths['/api/forms']?.get?.parameters?.pop()],
])('contracts that differ in %s behave alike: %s', (_name, isSame, edit) => {
  const contract = structuredClone(openApi);
  edit(contract);
  expect(sameBehavior(openApi, contract)).toBe(isSame);
});
