import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStoredForm, type StoredForm } from '@/client/form-demo/stored-form';

const whole: StoredForm = {
  definition: 'feedback',
  target: 'sandbox',
  formId: '1',
  token: 'abc',
  unsaved: { jsonData: '{}', currentPage: 0 },
};

let stored: string | null = null;

vi.mock('@/client/storage', () => ({ readStored: () => stored, writeStored: () => undefined }));

beforeEach(() => {
  stored = null;
});

describe('the form that a browser keeps', () => {
  it.each<StoredForm>([whole, { definition: 'feedback', target: 'sandbox', formId: '1' }])(
    'is read as it was kept',
    (form) => {
      stored = JSON.stringify(form);
      expect(readStoredForm()).toEqual(form);
    },
  );

  it.each<[string, string | null]>([
    ['nothing', null],
    ['no JSON', '{'],
    ['another value', '[1]'],
    ...Object.entries({
      definition: 1,
      target: null,
      formId: {},
      token: 5,
      unsaved: 'x',
    }).map(([name, value]): [string, string] => [
      `a wrong ${name}`,
      JSON.stringify({ ...whole, [name]: value }),
    ]),
    [
      'unsaved answers of a wrong type',
      JSON.stringify({ ...whole, unsaved: { jsonData: 1, currentPage: 0 } }),
    ],
    ['a page that is none', JSON.stringify({ ...whole, unsaved: { jsonData: '{}', currentPage: -1 } })],
  ])('is none where the storage holds %s', (_what, text) => {
    stored = text;
    expect(readStoredForm()).toBeUndefined();
  });
});
