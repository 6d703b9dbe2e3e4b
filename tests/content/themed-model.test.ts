import { build } from 'esbuild';
import { expect, it, vi } from 'vitest';
import { documentationFences } from './support/planted-fences';

type ThemedModel = (definition: {
  jsonData: string;
  themeModel: string | null;
  customQuestions: string[] | null;
}) => {
  themeVariables: Record<string, string>;
  getQuestionByName: (name: string) => { getType: () => string };
};

const stars = '{"name":"stars","questionJSON":{"type":"rating","rateMax":5}}';
const definition = {
  jsonData: '{"pages":[{"elements":[{"type":"stars","name":"score"}]}]}',
  themeModel: '{"themeName":"brand","cssVariables":{"--sjs-primary-backcolor":"#0a5"}}',
  customQuestions: [stars],
};

/** Bundles the function of the guide with SurveyJS. */
async function themedModelOfGuide(): Promise<ThemedModel> {
  const fence = documentationFences.find(
    ({ file, filename }) => file === 'content/guides/themes.mdx' && filename === 'themed-model.js',
  );
  const { outputFiles } = await build({
    stdin: { contents: fence?.code ?? '', resolveDir: process.cwd() },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  const { themedModel } = await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.text ?? '').toString('base64')}`
  );
  return themedModel;
}

// SurveyJS reads it to detect the kind of screen; Node 20 lacks it.
if (!('navigator' in globalThis)) vi.stubGlobal('navigator', {});

it('the guide about themes applies theme and custom questions, also to a second form', async () => {
  const themedModel = await themedModelOfGuide();
  themedModel(definition);
  const model = themedModel(definition);
  expect(model.getQuestionByName('score').getType()).toBe('stars');
  expect(model.themeVariables).toEqual({ '--sjs-primary-backcolor': '#0a5' });
  expect(themedModel({ ...definition, themeModel: null, customQuestions: null }).themeVariables).toEqual({});
});
