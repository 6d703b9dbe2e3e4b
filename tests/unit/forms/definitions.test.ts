import { Model } from 'survey-core';
import { expect, it } from 'vitest';
import { definitionText, type FormName, formDefinition, formNames } from '@/features/form-demo/forms';
import { createModel } from '@/features/form-demo/survey-view';

const answers: Record<FormName, Record<string, unknown>> = {
  feedback: { score: 4, liked: ['advice'], remark: 'Grüße & "Zitate"\n2. Zeile' },
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
  prefilled: { order: 'A-4711', mail: 'ada@example.com', reason: 'broken' },
};

it.each(formNames)('the form "%s" is the same form in German, and accepts and keeps its answers', (name) => {
  for (const language of ['en', 'de'] as const) {
    const text = definitionText(formDefinition(name, language));
    const model = new Model(JSON.parse(text));
    expect(model.jsonErrors ?? []).toEqual([]);
    model.data = JSON.parse(JSON.stringify(answers[name]));
    expect(model.tryComplete()).toBe(true);
    expect(model.data).toEqual(answers[name]);
    expect(new Model(JSON.parse(text)).validate(true, false)).toBe(false);
  }
  const texts = [formDefinition(name, 'en'), formDefinition(name, 'de')].map((form) => JSON.stringify(form));
  expect(texts[0] === texts[1]).toBe(name === 'languages');
});

it('fills in values from the address, and never follows an address that the definition contains', () => {
  const form = {
    visit: 1,
    definition: JSON.stringify({ navigateToUrl: '/', elements: [{ type: 'text', name: 'order' }] }),
  };
  const model = createModel(form, 'en', '?order=A-4711&other=1');
  expect(model.data).toEqual({ order: 'A-4711' });
  let isFollowed: boolean | undefined;
  model.onNavigateToUrl.add((_, { allow }) => {
    isFollowed = allow;
  });
  model.doComplete();
  expect(isFollowed).toBe(false);
});
