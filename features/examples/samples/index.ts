import { csharpSample } from './csharp';
import { curlSample } from './curl';
import { httpFileSample } from './http-file';
import { languageList, type SampleLanguageInfo } from './languages';
import { powershellSample } from './powershell';
import { pythonSample } from './python';
import type { SampleRequest } from './types';
import { typescriptSample } from './typescript';

export type { SampleRequest, SampleStep } from './types';

export interface SampleLanguage extends SampleLanguageInfo {
  render: (request: SampleRequest) => string;
}

const renderers: Record<SampleLanguage['id'], SampleLanguage['render']> = {
  curl: curlSample,
  'http-file': httpFileSample,
  csharp: csharpSample,
  typescript: typescriptSample,
  python: pythonSample,
  powershell: powershellSample,
};

export const sampleLanguages: readonly SampleLanguage[] = languageList.map((info) => ({
  ...info,
  render: renderers[info.id],
}));

/** Renders the request in a language, by default in cURL. */
export const renderSample = (id: string, request: SampleRequest): string =>
  (sampleLanguages.find((entry) => entry.id === id)?.render ?? curlSample)(request);
