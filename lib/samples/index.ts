import { csharpSample } from './csharp';
import { curlSample } from './curl';
import { httpFileSample } from './http-file';
import { powershellSample } from './powershell';
import type { SampleRequest } from './types';
import { typescriptSample } from './typescript';

export type { SampleRequest } from './types';

/** A language that requests can be shown in. */
export interface SampleLanguage {
  id: 'curl' | 'http-file' | 'csharp' | 'typescript' | 'powershell';
  label: string;
  /** Name of the language for highlighters, as in code fences. */
  fence: string;
  render: (request: SampleRequest) => string;
}

/** The languages in the order in which they are offered. */
export const sampleLanguages: readonly SampleLanguage[] = [
  { id: 'curl', label: 'cURL', fence: 'bash', render: curlSample },
  { id: 'http-file', label: 'HTTP file', fence: 'http', render: httpFileSample },
  { id: 'csharp', label: 'C#', fence: 'csharp', render: csharpSample },
  { id: 'typescript', label: 'TypeScript', fence: 'ts', render: typescriptSample },
  { id: 'powershell', label: 'PowerShell', fence: 'powershell', render: powershellSample },
];

/** The request in one language; unknown names fall back to cURL. */
export function renderSample(id: string, request: SampleRequest): string {
  const language = sampleLanguages.find((entry) => entry.id === id) ?? sampleLanguages[0];
  return language ? language.render(request) : '';
}
