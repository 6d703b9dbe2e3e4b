import { Model } from 'survey-core';
import { expect, it } from 'vitest';
import { definitionText, type FormName, formDefinitions, formNames } from '@/lib/forms';

/** What a respondent fills in, with properties that must not be stored for what the form did not ask. */
const answers: Record<FormName, Record<string, unknown>> = {
  feedback: { score: 4, liked: ['Advice'], remark: 'Grüße & "Zitate"\n2. Zeile' },
  pages: {
    model: 'M 200',
    serial: 'S-1',
    bought: '2026-01-31',
    used: false,
    owner: 'Ada',
    mail: 'ada@example.com',
  },
  conditions: { kind: 'delivery', parcel: 'P-77', urgent: true, phone: '+49 30 1' },
  matrix: { parts: { content: 3, room: 1 }, topics: [{ topic: 'SQL', hours: 4 }] },
  file: {
    place: 'Hall 3',
    photo: [{ name: 'a.png', type: 'image/png', content: 'data:image/png;base64,iVBORw0KGgo=' }],
  },
  validation: { part: 'AB-1234', count: 3, mail: 'ada@example.com', wanted: '2999-01-01' },
  languages: { name: 'Ada', tour: 'morning', guests: 2 },
  prefilled: { order: 'A-4711', mail: 'ada@example.com', reason: 'Broken' },
};

/** Answers that the form must not accept. */
const rejected: Partial<Record<FormName, Record<string, unknown>>> = {
  feedback: { liked: ['Advice'] },
  pages: { model: 'M 200' },
  conditions: { kind: 'delivery' },
  matrix: { topics: [{ hours: 4 }] },
  file: { photo: [] },
  validation: { ...answers.validation, part: 'ab-1' },
  languages: { tour: 'morning' },
  prefilled: { order: 'A-4711', mail: 'ada@example.com' },
};

/** Loads a definition as the page of a respondent does. */
function load(name: FormName, data: Record<string, unknown>): Model {
  const model = new Model(JSON.parse(definitionText(formDefinitions[name])));
  expect(model.jsonErrors ?? []).toEqual([]);
  model.data = data;
  return model;
}

it.each(formNames)('the definition "%s" accepts what it asks for, keeps it, and nothing less', (name) => {
  const model = load(name, answers[name]);
  // As after a pause: what was saved is read again.
  const resumed = load(name, JSON.parse(JSON.stringify(model.data)));
  expect(resumed.tryComplete()).toBe(true);
  expect(resumed.data).toEqual(answers[name]);
  expect(load(name, rejected[name] ?? {}).validate(true, false)).toBe(false);
});

it('drops the answers of questions that are hidden at the end', () => {
  const model = load('conditions', { kind: 'delivery', parcel: 'P-1', urgent: false });
  model.setValue('kind', 'other');
  expect(model.tryComplete()).toBe(true);
  expect(model.data).toEqual({ kind: 'other', urgent: false });
});
