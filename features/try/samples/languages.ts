/**
 * In the order of the menu; the first is shown without script. `fence` is as in code fences, and `hasSteps` says
 * whether samples can include the requests before the shown one.
 */
export const languageList = [
  { id: 'curl', label: 'cURL', fence: 'bash', hasSteps: true },
  { id: 'csharp', label: 'C#', fence: 'csharp', hasSteps: true },
  { id: 'typescript', label: 'TypeScript', fence: 'ts', hasSteps: true },
  { id: 'python', label: 'Python', fence: 'python', hasSteps: true },
  { id: 'powershell', label: 'PowerShell', fence: 'powershell', hasSteps: false },
] as const;

export type SampleLanguageInfo = (typeof languageList)[number];
