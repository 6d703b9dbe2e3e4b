export interface SampleLanguageInfo {
  id: 'curl' | 'http-file' | 'csharp' | 'typescript' | 'python' | 'powershell';
  label: string;
  /** As in code fences. */
  fence: string;
}

/** In the order of the menu; the first is shown without script. */
export const languageList: readonly SampleLanguageInfo[] = [
  { id: 'curl', label: 'cURL', fence: 'bash' },
  { id: 'http-file', label: 'HTTP file', fence: 'http' },
  { id: 'csharp', label: 'C#', fence: 'csharp' },
  { id: 'typescript', label: 'TypeScript', fence: 'ts' },
  { id: 'python', label: 'Python', fence: 'python' },
  { id: 'powershell', label: 'PowerShell', fence: 'powershell' },
];
