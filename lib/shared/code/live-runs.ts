import { colouredJson } from '@/lib/shared/api/json';
import type { Run } from '@/lib/shared/code/run';

const number = String.raw`(?<c>\b(?:true|false|null)\b|-?\b\d[\d.eE+-]*)`;
const quoted = String.raw`(?<s>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')`;

/**
 * What is coloured in a language; the first letter of a group's name is the class. This is for text that exists only in
 * the browser (answers, requests to the reader's own server): what is known while building is coloured by Shiki.
 */
const patterns: Record<string, RegExp> = {
  bash: /(?<s>'[^']*'|"(?:[^"\\]|\\.)*"|(?<=\s)--?[\w-]+)|(?<f>^curl\b)/gm,
  http: new RegExp(String.raw`(?<k>^[A-Z]+(?= ))|(?<f>^[\w-]+(?=: ))|${quoted}|${number}`, 'gm'),
  csharp: new RegExp(
    String.raw`(?<s>"""[^]*?"""+|"(?:[^"\\\n]|\\.)*")|(?<k>\b(?:using|var|new|await|int)\b)|(?<f>\b[A-Z]\w*(?=\())|${number}`,
    'g',
  ),
  python: new RegExp(
    String.raw`${quoted}|(?<k>\b(?:import|from|with|as|if|for|in|None|True|False)\b)|(?<f>\b\w+(?=\())|${number}`,
    'g',
  ),
  java: new RegExp(
    String.raw`(?<s1>"""(?:[^\\]|\\[^])*?""")|${quoted}|(?<k>\b(?:import|public|static|void|class|new|var|throws)\b)|(?<f>\b\w+(?=\())|${number}`,
    'g',
  ),
  go: new RegExp(
    String.raw`(?<s1>\`[^\`]*\`)|${quoted}|(?<k>\b(?:package|import|func|var|if|return|nil)\b)|(?<f>\b\w+(?=\())|${number}`,
    'g',
  ),
  ts: new RegExp(String.raw`${quoted}|(?<k>\b(?:const|await)\b)|(?<f>\b\w+(?=\())|${number}`, 'g'),
  powershell: new RegExp(
    String.raw`(?<s1>@'\n[^]*?\n'@)|(?<s>"[^"\n]*"|'[^'\n]*')|(?<f>\b[A-Z]\w+-[A-Z]\w+)|(?<c1>\$\w+)|${number}`,
    'g',
  ),
};

/** Longer texts are shown without colours: an element for each word would make the page slow. */
const PLAIN_FROM = 60_000;

/** The runs of a live text in a language as named in fences; a language that is not known has one plain run. */
export function liveRuns(code: string, language: string): Run[] {
  if (code.length > PLAIN_FROM) return [{ text: code, kind: '' }];
  if (language === 'json') return colouredJson(code).map(({ text, kind = '' }) => ({ text, kind }));
  const pattern = patterns[language];
  if (!pattern) return [{ text: code, kind: '' }];
  const runs: Run[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const [group = ''] = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined) ?? [];
    if (match.index > end) runs.push({ text: code.slice(end, match.index), kind: '' });
    runs.push({ text: match[0], kind: group.charAt(0) });
    end = match.index + match[0].length;
  }
  if (end < code.length) runs.push({ text: code.slice(end), kind: '' });
  return runs;
}
