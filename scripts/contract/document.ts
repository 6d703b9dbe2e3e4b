import { jsonTokens } from '@/lib/api/json-tokens';
import { BANNER } from './banner';

/** The text of a JSON value as TypeScript: integers that a double cannot hold become `bigint` literals. */
function literal(text: string): string {
  const parts: string[] = [];
  let written = 0;
  for (const { kind, end, start } of jsonTokens(text)) {
    const token = text.slice(start, end);
    if (kind !== 'number' || !/^-?\d+$/.test(token) || Number.isSafeInteger(Number(token))) continue;
    parts.push(text.slice(written, end), 'n');
    written = end;
  }
  return parts.join('') + text.slice(written);
}

/**
 * Text of `generated/contract.ts`: the contract as a value. An import of the JSON itself would round 64-bit ids, as
 * every bundler reads it with doubles.
 * @param text the contract as it is kept; it must be JSON
 */
export const contractModule = (text: string): string =>
  `${BANNER}\nexport const contract: unknown = ${literal(text.trim())};\n`;
