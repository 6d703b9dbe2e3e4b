import { beforeEach, expect, it, vi } from 'vitest';
import { getProgram, importBundle } from '@/tests/support/page-programs';

interface Dropdown {
  visibleChoices: { value: string; text: string }[];
  displayValue: string;
  dropdownListModel: { popupModel: { isVisible: boolean }; filterString: string };
}

interface Survey {
  locale: string;
  data: Record<string, string>;
  getQuestionByName: (name: string) => Dropdown;
}

interface Exports {
  open: (definition: unknown, options: Record<string, string>) => Survey;
}

const open = `import { Model } from 'survey-core';
import { addListChoices } from './list-choices.js';
export function open(definition, options) {
  const survey = new Model(definition);
  addListChoices(survey, options);
  return survey;
}`;
const definition = {
  elements: [{ type: 'dropdown', name: 'city', choicesLazyLoadEnabled: true, dataListId: '7' }],
};

// SurveyJS reads it to detect the kind of screen; Node 20 lacks it.
beforeEach(() => void vi.stubGlobal('navigator', {}));

it('the guide about data lists shows the entries and the label of an answer, also after the token expired', async () => {
  const asked: string[] = [];
  let tokens = 0;
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Record<string, string> }) => {
    const url = new URL(address);
    asked.push(`${url.pathname}${url.search}`);
    if (url.pathname.endsWith('/access-tokens')) {
      tokens += 1;
      return Response.json({ token: `${tokens}` });
    }
    if (headers.Authorization !== 'Bearer 2') return new Response(null, { status: 401 });
    const items = [{ value: 'vie', labels: { default: 'Vienna', de: 'Wien' } }];
    return Response.json(url.pathname.endsWith('/search') ? { items, totalRecords: 1 } : items);
  });
  const files = { 'list-choices.js': getProgram('data-lists', 'list-choices.js'), 'open.js': open };
  const survey = (await importBundle<Exports>(files, 'open.js')).open(definition, {
    api: 'http://localhost/api',
    formId: '5',
  });
  survey.locale = 'de';
  survey.data = { city: 'vie' };
  const city = survey.getQuestionByName('city');
  await expect.poll(() => city.displayValue).toBe('Wien');
  city.dropdownListModel.popupModel.isVisible = true;
  await expect.poll(() => city.visibleChoices.map(({ text }) => text)).toEqual(['Wien']);
  expect(tokens).toBe(2);
  const list = '/api/public/forms/5/data-lists/7';
  expect(asked).toContain(`${list}/display-values?includeLocales=de&values=vie`);
  expect(asked).toContain(`${list}/search?query=&skip=0&take=25&locale=de`);
});
