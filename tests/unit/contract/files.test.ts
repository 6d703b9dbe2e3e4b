import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseExact } from '@/lib/api/json';
import {
  contractJson,
  contractYaml,
  currentContractText31,
  yamlFiles,
} from '@/lib/server/contract/contract-files';
import { site } from '@/theme.config';

const kept = site.versions.map(({ path }) => (path ? `content/${path}/_data/openapi.json` : 'openapi.json'));

describe.each([
  ...kept.map((file) => [file, readFileSync(file, 'utf8')] as const),
  ['openapi-3.1.json', currentContractText31()] as const,
])('%s as it is handed out', (_file, text) => {
  it('is the same document in YAML, with every digit', () => {
    const json = contractJson(text);
    expect(parse(contractYaml(text), { intAsBigInt: true })).toEqual(parse(json, { intAsBigInt: true }));
  });

  it('names no server but that of the reader', () => {
    const { servers, ...rest } = parseExact(contractJson(text)) as { servers: { url: string }[] };
    const { servers: all, ...others } = parseExact(text) as { servers: { url: string }[] };
    expect(rest).toEqual(others);
    expect(servers).toEqual(all.filter(({ url }) => url === '{origin}'));
    expect(servers).toHaveLength(1);
  });
});

it('every version has a YAML file, and the current one also OpenAPI 3.1 and workflows', () => {
  expect(yamlFiles()).toHaveLength(kept.length + 2);
  expect(yamlFiles()).toEqual(expect.arrayContaining(['/openapi.yaml', '/openapi-3.1.yaml', '/arazzo.yaml']));
});
