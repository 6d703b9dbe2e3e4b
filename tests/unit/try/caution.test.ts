import { expect, it } from 'vitest';
import { getCaution } from '@/features/try/request/caution';
import { allContract, allOperations } from '@/shared/contract/all-operations';
import { cautions } from '@/shared/i18n/en/cautions';

const getText = (id: string) => getCaution(allContract.operation(id));

it('every write but those that can be undone or change nothing has a caution', () => {
  const writes = allOperations.filter(({ method }) => method !== 'get').map(({ id }) => id);
  const known =
    'createForm createFormTemplate createSubmission createTheme downloadFiles exportSubmissions forgotPassword login logout';
  expect(writes.filter((id) => getText(id) === undefined).sort()).toEqual(known.split(' '));
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
