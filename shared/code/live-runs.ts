import { coloredJson } from '@/shared/http/json';
import type { Run } from './run';

const number = String.raw`(?<c>\b(?:true|false|null)\b|-?\b\d[\d.eE+-]*)`;
const operators = String.raw`[!=]=?|\+|&`;
const quoted = String.raw`(?<s>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')`;

/**
 * What is colored in a language; the first letter of a group's name is the class. This is for text that exists only in
 * the browser (answers, requests to the reader's own server): what is known while building is colored by Shiki.
 */
const patterns: Record<string, RegExp> = {
  // As Shiki does, to the letter: the build writes cURL, and the same code must not change its colors when it is touched.
  bash: /(?<m>^#.*$)|(?<=^\w+)(?<k>=)|(?<=^\w+=)(?<s1>[^\s$'"(]\S*)|(?<f>(?<=^ *|\$\(|\| *)[a-z]+\b)|(?<s>'[^']*'|"(?:[^"\\]|\\[\s\S])*"|(?<=\s)--?[\w-]+|(?<=-X )[A-Z]+)|(?<k1>\|)|(?<c>(?<=\s)\d+\b)/gm,
  http: new RegExp(String.raw`(?<m>^#.*$)|(?<k>^[A-Z]+(?= ))|(?<f>^[\w-]+(?=: ))|${quoted}|${number}`, 'gm'),
  csharp: new RegExp(
    String.raw`(?<m>//.*)|(?<s>"""[^]*?"""+|\$?"(?:[^"\\\n]|\\.)*")|(?<k>\b(?:using|var|new|await|int)\b|${operators})|(?<f>\b[A-Z]\w*(?=\())|${number}`,
    'g',
  ),
  python: new RegExp(
    String.raw`(?<m>#.*)|${quoted}|(?<k>\b(?:import|from|with|as|if|for|in|None)\b|${operators})|(?<c1>\b(?:True|False)\b)|(?<f>\b\w+(?=\())|${number}`,
    'g',
  ),
  ts: new RegExp(
    String.raw`(?<m>//.*)|${quoted}|(?<s1>\`[^\`]*\`)|(?<k>\b(?:const|await|if|throw|new)\b|${operators})|(?<f>\b\w+(?=\())|${number}`,
    'g',
  ),
  powershell: new RegExp(
    String.raw`(?<m>^\s*#.*)|(?<s1>@'\n[^]*?\n'@)|(?<s>"[^"\n]*"|'[^'\n]*')|(?<f>\b[A-Z]\w+-[A-Z]\w+)|(?<k>${operators})|${number}`,
    'gm',
  ),
};

/** Longer texts are shown without colors: an element for each word would make the page slow. */
const PLAIN_FROM = 60_000;

/** The runs of a live text in a language as named in fences; a language that is not known has one plain run. */
export function liveRuns(code: string, language: string): Run[] {
  if (code.length > PLAIN_FROM) return [{ text: code, kind: '' }];
  if (language === 'json') return coloredJson(code).map(({ text, kind = '' }) => ({ text, kind }));
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
