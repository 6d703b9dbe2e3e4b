import type { Run } from './run';

const number = String.raw`(?<c>\b(?:true|false|null)\b|-?\b\d[\d.eE+-]*)`;
const quoted = String.raw`(?<s>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')`;

/**
 * Patterns by language; the first letter of a group's name is its class. For text that exists only in the
 * browser, such as responses. Shiki colors what is known at build time.
 */
const patterns: Record<string, RegExp> = {
  // Matches Shiki exactly: the build colors cURL, and the same code must keep its colors after an edit.
  bash: /(?<m>^#.*$)|(?<=^\w+=)(?<s1>[^\s$'"(]\S*)|(?<f>(?<=^ *|\$\(|\| *)[a-z]+\b)|(?<s>'[^']*'|"(?:[^"\\]|\\[\s\S])*"|(?<=\s)--?[\w-]+|(?<=-X )[A-Z]+)|(?<c>(?<=\s)\d+\b)/gm,
  // A string before a colon is a name, which has no color.
  json: new RegExp(String.raw`"(?:[^"\\\n]|\\.)*"(?=\s*:)|(?<s>"(?:[^"\\\n]|\\.)*")|${number}`, 'g'),
  csharp: new RegExp(
    String.raw`(?<m>//.*)|(?<s>"""[^]*?"""+|\$?"(?:[^"\\\n]|\\.)*")|(?<k>\b(?:using|var|new|await|int)\b)|(?<f>\b[A-Z]\w*(?=\())|${number}`,
    'g',
  ),
  python: new RegExp(
    String.raw`(?<m>#.*)|${quoted}|(?<k>\b(?:import|from|with|as|if|for|in|None)\b)|(?<c1>\b(?:True|False)\b)|(?<f>\b\w+(?=\())|${number}`,
    'g',
  ),
  ts: new RegExp(
    String.raw`(?<m>//.*)|${quoted}|(?<s1>\`[^\`]*\`)|(?<k>\b(?:const|await|if|throw|new)\b)|(?<f>\b\w+(?=\())|${number}`,
    'g',
  ),
  powershell: new RegExp(
    String.raw`(?<m>^\s*#.*)|(?<s1>@'\n[^]*?\n'@)|(?<s>"[^"\n]*"|'[^'\n]*')|(?<f>\b[A-Z]\w+-[A-Z]\w+)|${number}`,
    'gm',
  ),
};

/** Longer texts have no colors, because an element for each word would slow down the page. */
const PLAIN_FROM = 60_000;

/** Colors text in the browser. An unknown language gives one plain run. */
export function liveRuns(code: string, language: string): Run[] {
  if (code.length > PLAIN_FROM) return [{ text: code, kind: '' }];
  const pattern = patterns[language];
  if (!pattern) return [{ text: code, kind: '' }];
  const runs: Run[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const [group] = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined) ?? [];
    if (!group) continue;
    if (match.index > end) runs.push({ text: code.slice(end, match.index), kind: '' });
    runs.push({ text: match[0], kind: group.charAt(0) });
    end = match.index + match[0].length;
  }
  if (end < code.length) runs.push({ text: code.slice(end), kind: '' });
  return runs;
}
