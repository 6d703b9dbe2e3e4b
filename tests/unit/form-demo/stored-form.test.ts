import { afterEach, expect, it, vi } from 'vitest';
import { readStoredForm, type StoredForm } from '@/client/form-demo/stored-form';

const whole: StoredForm = {
  definition: 'feedback',
  target: 'sandbox',
  formId: '1',
  token: 'abc',
  unsaved: { jsonData: '{}', currentPage: 0 },
};
const required: StoredForm = { definition: 'feedback', target: 'sandbox', formId: '1' };
const wrong = {
  definition: 1,
  target: null,
  formId: {},
  token: 5,
  unsaved: { jsonData: '{}', currentPage: -1 },
};

afterEach(() => vi.unstubAllGlobals());

it.each<[string | null, StoredForm | undefined]>([
  [JSON.stringify(whole), whole],
  [JSON.stringify(required), required],
  ...[null, '{', '[1]'].map((text): [string | null, undefined] => [text, undefined]),
  ...Object.entries(wrong).map(([name, value]): [string, undefined] => [
    JSON.stringify({ ...whole, [name]: value }),
    undefined,
  ]),
])('a browser that keeps %s has that form, if it is one', (text, form) => {
  vi.stubGlobal('window', { localStorage: { getItem: () => text } });
  expect(readStoredForm()).toEqual(form);
});
