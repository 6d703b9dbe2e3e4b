import { csharpSample } from './csharp';
import { curlSample } from './curl';
import { languageList, type SampleLanguageInfo } from './languages';
import { powershellSample } from './powershell';
import { createProgram, type Program, type Sample } from './program';
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
export function renderSample(id: string, { before = [], ...sample }: Sample): string {
  const info = languageList.find((entry) => entry.id === id);
  const program = createProgram({ ...sample, before: info?.hasSteps === false ? [] : before });
  return renderers[info?.id ?? 'curl'](program);
}
