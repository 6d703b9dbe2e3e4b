import type { ExampleSpec } from '../request/types';
import { csharpSample } from './csharp';
import { curlSample } from './curl';
import { languageList, type SampleLanguageInfo } from './languages';
import { powershellSample } from './powershell';
import { createProgram, type Program, type SampleContext } from './program';
import { pythonSample } from './python';
import { typescriptSample } from './typescript';

const renderers: Record<SampleLanguageInfo['id'], (program: Program) => string> = {
  curl: curlSample,
  csharp: csharpSample,
  typescript: typescriptSample,
  python: pythonSample,
  powershell: powershellSample,
};

/** Renders a request in a language, by default in cURL. */
export function renderSample(id: string, spec: ExampleSpec, context: SampleContext): string {
  const { id: language, hasSteps } = languageList.find((entry) => entry.id === id) ?? languageList[0];
  const withSteps = hasSteps && context.withSteps === true;
  return renderers[language](createProgram(spec, { ...context, withSteps }));
}
