import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contractJson, contractYaml, currentContractText31 } from '@/shared/contract/contract-files';
import { parseExact } from '@/shared/http/json';

const text = currentContractText31();

describe('a download of the contract', () => {
  it('is the same document in YAML, with every digit', () => {
    const json = contractJson(text);
    expect(parse(contractYaml(text), { intAsBigInt: true })).toEqual(parse(json, { intAsBigInt: true }));
  });

  it("lists no server except the reader's", () => {
    const { servers, ...rest } = parseExact(contractJson(text)) as { servers: { url: string }[] };
    const { servers: all, ...others } = parseExact(text) as { servers: { url: string }[] };
    expect(rest).toEqual(others);
    expect(servers).toEqual(all.filter(({ url }) => url === '{origin}'));
    expect(servers).toHaveLength(1);
  });
});
