import { describe, expect, it } from 'vitest';
import { checkable } from '@/scripts/check/fences/collect';
import {
  checkDockerfile,
  checkHtml,
  checkIni,
  checkNginx,
  checkXml,
} from '@/scripts/check/fences/config-files';
import { checkHubVariables, checkLanguage } from '@/scripts/check/fences/others';
import hubVariables from './hub-variables.json';
import { documentationFences, plantFence, sentences } from './support/fences';

const checks = {
  ini: checkIni,
  nginx: checkNginx,
  dockerfile: checkDockerfile,
  xml: checkXml,
  html: checkHtml,
};

describe('other fences of the documentation', () => {
  it.each(Object.entries(checks))('are in order: %s', (language, check) => {
    expect(sentences(checkable(documentationFences, language).flatMap(check))).toEqual([]);
  });

  it('are in a language that is checked, or say that they are illustrations', () => {
    expect(sentences(documentationFences.flatMap(checkLanguage))).toEqual([]);
  });

  it('name only variables that the Hub and the Compose file know', () => {
    const fences = checkable(documentationFences, 'ini', 'bash', 'powershell', 'yaml');
    expect(sentences(fences.flatMap((fence) => checkHubVariables(fence, hubVariables)))).toEqual([]);
  });
});

describe('the checks of other fences', () => {
  it.each([
    ['ini', 'A=1\nexport that', 'planted.mdx:7: "export that" is no assignment'],
    ['nginx', 'location / {\n  proxy_pass http://a\n}', 'planted.mdx:7: "proxy_pass http://a" does not end'],
    ['nginx', 'location / {', 'a "{" without "}"'],
    ['dockerfile', 'RUN ls', '"RUN" stands where FROM'],
    ['dockerfile', 'FROM a\nRUN a \\\n  b\nCOPPY a b', 'planted.mdx:9: "COPPY" stands'],
    ['xml', '<a>\n  <b>\n</a>', '</a> closes <b>'],
    ['html', '<main><div></main>', 'elements that are not closed'],
    ['xml', '<a b=c />', 'a "<" that starts no tag'],
  ] as const)('find a fault in %s', (language, code, expected) => {
    expect(sentences(checks[language](plantFence(language, code))).join()).toContain(expected);
  });

  it('find a language without a check', () => {
    expect(sentences(checkLanguage(plantFence('cobol', 'STOP RUN.'))).join()).toContain('fence in "cobol"');
    expect(checkLanguage(plantFence('cobol illustration', 'STOP RUN.'))).toEqual([]);
  });

  it('find an invented variable', () => {
    const problems = checkHubVariables(plantFence('ini', 'AUTH_KEYCLOAK_SECRET=x'), hubVariables);
    expect(sentences(problems).join()).toContain('no variable "AUTH_KEYCLOAK_SECRET"');
  });
});
