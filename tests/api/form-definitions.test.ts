import { Model } from 'survey-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definitionText, type FormName, formDefinitions, formNames } from '@/lib/forms';
import { startTestApi, type TestApi } from './support/test-api';

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

let test: TestApi;
let token: string;
beforeAll(async () => {
  test = await startTestApi();
  token = await test.administratorToken();
});
afterAll(() => test.close());

const bodyOf = async (call: Parameters<TestApi['call']>[0], status: number) => {
  const response = await test.call(call);
  expect(response.status).toBe(status);
  return response.body as Record<string, string>;
};

/** Loads a stored text as the page of a respondent does. */
function load(text: string, data: Record<string, unknown>): Model {
  const model = new Model(JSON.parse(text));
  expect(model.jsonErrors ?? []).toEqual([]);
  model.data = data;
  return model;
}

describe.each(formNames)('the definition "%s"', (name) => {
  it('is stored, served, filled in, saved in part, completed and read as it was given', async () => {
    const text = definitionText(formDefinitions[name]);
    const created = { name: `Form ${name}`, isEnabled: true, formDefinitionJsonData: text };
    const { id } = await bodyOf({ method: 'POST', path: '/api/forms', token, body: created }, 201);
    const base = `/api/forms/${id}`;
    await bodyOf(
      { method: 'PATCH', path: `${base}/definition`, token, body: { isDraft: false, jsonData: text } },
      200,
    );
    const served = await bodyOf({ method: 'GET', path: `${base}/definition` }, 200);
    expect(served.jsonData).toBe(text);

    const model = load(served.jsonData ?? '', answers[name]);
    const jsonData = JSON.stringify(model.data);
    const partial = await bodyOf(
      { method: 'POST', path: `${base}/submissions`, body: { jsonData, currentPage: 0 } },
      201,
    );
    const own = `${base}/submissions/by-token/${partial.token}`;
    const resumed = load(text, JSON.parse((await bodyOf({ method: 'GET', path: own }, 200)).jsonData ?? ''));
    expect(resumed.tryComplete()).toBe(true);
    expect(resumed.data).toEqual(answers[name]);
    const complete = { jsonData: JSON.stringify(resumed.data), isComplete: true };
    await bodyOf({ method: 'PATCH', path: own, body: complete }, 200);
    const stored = await bodyOf({ method: 'GET', path: `${base}/submissions/${partial.id}`, token }, 200);
    expect(JSON.parse(stored.jsonData ?? '')).toEqual(answers[name]);
    expect(stored.isComplete).toBe(true);
  });

  it('does not accept what it must not', () => {
    expect(load(definitionText(formDefinitions[name]), rejected[name] ?? {}).validate(true, false)).toBe(
      false,
    );
  });
});

it('drops the answers of questions that are hidden at the end', () => {
  const model = load(definitionText(formDefinitions.conditions), {
    kind: 'delivery',
    parcel: 'P-1',
    urgent: false,
  });
  model.setValue('kind', 'other');
  expect(model.tryComplete()).toBe(true);
  expect(model.data).toEqual({ kind: 'other', urgent: false });
});
