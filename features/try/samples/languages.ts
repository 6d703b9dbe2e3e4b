export interface SampleLanguageInfo {
  id: 'curl' | 'csharp' | 'typescript' | 'python' | 'powershell';
  label: string;
  /** As in code fences. */
  fence: string;
  /** Whether its samples can include the requests before the shown one. */
  hasSteps: boolean;
}

/** In the order of the menu; the first is shown without script. */
export const languageList: readonly SampleLanguageInfo[] = [
  { id: 'curl', label: 'cURL', fence: 'bash', hasSteps: true },
  { id: 'csharp', label: 'C#', fence: 'csharp', hasSteps: true },
  { id: 'typescript', label: 'TypeScript', fence: 'ts', hasSteps: true },
  { id: 'python', label: 'Python', fence: 'python', hasSteps: true },
  { id: 'powershell', label: 'PowerShell', fence: 'powershell', hasSteps: false },
];
