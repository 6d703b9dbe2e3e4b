/** First line of every file that is generated from the contract. */
export const BANNER = '// Generated from openapi.json by scripts/contract/generate.ts. Do not edit.';
