import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { applyChange, getProgram, importBundle } from '@/tests/support/page-programs';
import { memoryStorage } from '@/tests/unit/support/memory-storage';

interface ThemedSurvey {
  themeVariables: Record<string, string>;
  getQuestionByName: (name: string) => { getType: () => string };
}

const stars = '{"name":"stars","questionJSON":{"type":"rating","rateMax":5}}';
const definition = {
  jsonData: '{"pages":[{"elements":[{"type":"stars","name":"score"}]}]}',
  themeModel: '{"themeName":"brand","cssVariables":{"--sjs-primary-backcolor":"#0a5"}}',
  customQuestions: [stars],
};
const program = getProgram('themes', 'themed-model.js');

// SurveyJS reads it to detect the kind of screen; Node 20 lacks it.
beforeEach(() => void vi.stubGlobal('navigator', {}));

it('the guide about themes applies theme and custom questions, also to a second form', async () => {
  type Exports = { themedModel: (one: Record<keyof typeof definition, unknown>) => ThemedSurvey };
  const { themedModel } = await importBundle<Exports>({ 'themed-model.js': program }, 'themed-model.js');
  themedModel(definition);
  const model = themedModel(definition);
  expect(model.getQuestionByName('score').getType()).toBe('stars');
  expect(model.themeVariables).toEqual({ '--sjs-primary-backcolor': '#0a5' });
  expect(themedModel({ ...definition, themeModel: null, customQuestions: null }).themeVariables).toEqual({});
});

it.each([
  ['with a bundler', program],
  ['in plain HTML', program.replace(/^import .*$/m, 'const { ComponentCollection, Model } = Survey;')],
])(
  'the change that the guide about themes shows gives the client of an embedded form both, %s',
  async (_, text) => {
    const Survey = await import('survey-core');
    onTestFinished(() => Survey.ComponentCollection.Instance.clear());
    vi.stubGlobal('Survey', Survey);
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('fetch', async () => Response.json(definition));
    const client = applyChange(
      getProgram('embed-a-form', 'form-client.js'),
      getProgram('themes', 'form-client.js'),
    );
    type Exports = { openSurvey: (...options: unknown[]) => Promise<ThemedSurvey | undefined> };
    const files = { 'form-client.js': client, 'themed-model.js': text };
    const { openSurvey } = await importBundle<Exports>(files, 'form-client.js');
    const survey = await openSurvey(undefined, '', '1', () => undefined);
    expect(survey?.getQuestionByName('score').getType()).toBe('stars');
    expect(survey?.themeVariables).toEqual({ '--sjs-primary-backcolor': '#0a5' });
  },
);
