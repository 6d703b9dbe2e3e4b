import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contractJson, contractYaml, yamlFiles } from '@/lib/build/openapi/contract-files';
import { parseExact } from '@/lib/shared/api/json';
import { site } from '@/theme.config';

const kept = site.versions.map(({ path }) => (path ? `versions/${path}/openapi.json` : 'openapi.json'));

describe.each(kept)('%s as it is handed out', (file) => {
  const text = readFileSync(file, 'utf8');

  it('is the same document in JSON and in YAML', () => {
    expect(parse(contractYaml(text))).toEqual(JSON.parse(contractJson(text)));
  });

  it('keeps every digit of its numbers', () => {
    const digits = (one: string) => one.match(/(?<=: )\d{16,}(?=,?$)/gm);
    expect(digits(contractYaml(text))).toEqual(digits(contractJson(text)));
  });

  it('names no server but that of the reader', () => {
    const { servers, ...rest } = parseExact(contractJson(text)) as { servers: { url: string }[] };
    const { servers: all, ...others } = parseExact(text) as { servers: { url: string }[] };
    expect(rest).toEqual(others);
    expect(servers).toEqual(all.filter(({ url }) => url === '{origin}'));
    expect(servers).toHaveLength(1);
  });
});

it('every version has a YAML file', () => {
  expect(yamlFiles()).toHaveLength(kept.length);
  expect(yamlFiles()).toContain('/openapi.yaml');
});
