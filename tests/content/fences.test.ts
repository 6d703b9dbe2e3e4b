import { describe, expect, it } from 'vitest';
import type { Problem } from '@/features/content/problem';
import { checkable, checkLanguage, type Fence } from '@/features/content-checks/fences/collect';
import { checkJson } from '@/features/content-checks/fences/settings';
import { checkYaml } from '@/features/content-checks/fences/yaml';
import hubVariables from './hub-variables.json';
import { checkSyntax } from './support/fences/grammar';
import { checkBash, checkCSharp, checkJavaScript, checkLines, checkMarkup } from './support/fences/scripts';
import { checkHubVariables, checkVariables } from './support/fences/variables';
import { documentationFences, plantFence, sentences } from './support/planted-fences';

type Check = (fence: Fence) => Problem[] | Promise<Problem[]>;

/** Checks by language. http and sql have their own tests; mermaid is checked with the pages. */
const checks: Record<string, Check> = {
  bash: checkBash,
  csharp: checkCSharp,
  dockerfile: checkLines,
  html: checkMarkup,
  ini: checkLines,
  js: checkJavaScript,
  json: checkJson,
  jsonc: checkJson,
  nginx: checkLines,
  powershell: (fence) => checkSyntax(fence, 'powershell'),
  python: (fence) => checkSyntax(fence, 'python'),
  ts: checkJavaScript,
  tsx: checkJavaScript,
  xml: checkMarkup,
  yaml: checkYaml,
};

/** Languages of fences with names of settings. */
const SETTINGS = ['bash', 'powershell', 'yaml', 'ini', 'dockerfile'];

async function getSentences(check: Check, fences: readonly Fence[]): Promise<string[]> {
  return sentences((await Promise.all(fences.map(check))).flat());
}

describe('code of the documentation', () => {
  it.each(Object.entries(checks))('is valid: %s', async (language, check) => {
    const fences = checkable(documentationFences, language);
    expect(fences).not.toEqual([]);
    expect(await getSentences(check, fences)).toEqual([]);
  });

  it('is in a checked language, or marked as an illustration', () => {
    expect(sentences(documentationFences.flatMap(checkLanguage))).toEqual([]);
  });

  it('sets only variables that the platform, the Hub and the Compose file read, with valid values', () => {
    const fences = checkable(documentationFences, ...SETTINGS);
    expect(sentences(fences.flatMap(checkVariables))).toEqual([]);
    expect(sentences(fences.flatMap((fence) => checkHubVariables(fence, hubVariables)))).toEqual([]);
  });
});

describe('the checks of code', () => {
  it.each([
    ['bash', "echo ok\necho 'open", 'bash does not parse'],
    ['bash', 'cd /tmp\n$ ls', 'planted.mdx:7: a prompt'],
    ['bash', 'cd /tmp\nls # all', 'planted.mdx:7: a comment in a block to paste'],
    ['csharp', 'app.Run(;', 'planted.mdx:6: C# does not parse'],
    ['dockerfile', 'FROM a\nRUN a \\\n  b\nCOPPY a b', 'planted.mdx:9: "COPPY a b" is no line'],
    ['js', 'const a: number = 1;', 'js does not'],
    ['json', '{\n  "a": 1\n  "b": 2\n}', 'planted.mdx:8: JSON does not parse'],
    ['json', '{\n  // why\n  "a": 1\n}', 'JSON does not parse'],
    ['json', '{"Endatix":{"Data":{"SeedSampleData":"yes"}}}', 'SeedSampleData must be boolean'],
    ['xml', '<a>\n  <b>\n</a>', 'elements that are not closed'],
    ['yaml', 'a:\n\tb: 1', 'planted.mdx:7: YAML does not parse'],
    ['yaml', 'services:\n  api:\n    image: x\n    enviroment: {}', '("enviroment")'],
  ])('find an error in %s: %j', async (language, code, expected) => {
    const check = checks[language] ?? (() => []);
    expect((await getSentences(check, [plantFence(language, code)])).join()).toContain(expected);
  });

  it.each([
    ['bash', 'export Endatix__Data__EnableAutoMigration=true', '("EnableAutoMigration")'],
    ['bash', 'docker run -e Endatix__Data__SeedSampleData=maybe app', 'SeedSampleData must be boolean'],
    ['powershell', "$env:Endatix__Jwt__Signing = 'x'", '("Signing")'],
    ['yaml', 'environment:\n  Endatix__Cors__DefaultPolicy: Website', 'planted.mdx:7: variable'],
    ['yaml', 'env:\n  - name: Endatix__Datas__SeedSampleData\n    value: "false"', '("Datas")'],
    ['ini', 'AUTH_KEYCLOAK_SECRET=x', 'no variable "AUTH_KEYCLOAK_SECRET"'],
  ])('find a wrong variable in %s: %j', (language, code, expected) => {
    const fence = plantFence(language, code);
    const problems = [...checkVariables(fence), ...checkHubVariables(fence, hubVariables)];
    expect(sentences(problems).join()).toContain(expected);
  });
});
