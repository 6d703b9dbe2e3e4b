import { expect, it } from 'vitest';
import { getCaution } from '@/features/try/request/caution';
import { allOperations } from '@/shared/contract/all-operations';
import { cautions } from '@/shared/i18n/en/cautions';

const writes = allOperations.filter(({ method }) => method !== 'get');
const getText = (id: string) => {
  const operation = allOperations.find((one) => one.id === id);
  return operation && getCaution(operation, allOperations);
};

it('every write but those that can be undone or change nothing has a caution', () => {
  const silent = writes.filter((operation) => getCaution(operation, allOperations) === undefined);
  const known =
    'createForm createFormTemplate createSubmission createTheme downloadFiles exportSubmissions forgotPassword login logout receiveSlackToken';
  expect(silent.map(({ id }) => id).sort()).toEqual(known.split(' '));
});

it.each([
  ['deleteTheme', cautions.deletes],
  ['deleteForm', cautions.deletesForm],
  ['replaceForm', cautions.replaces],
  ['replaceTheme', cautions.replaces],
  ['updateForm', cautions.overwrites],
  ['createQuestion', cautions.keeps],
  ['register', cautions.keeps],
  ['getForm', undefined],
])('%s says before it is sent: %s', (id, text) => {
  expect(getText(id)).toBe(text);
});
