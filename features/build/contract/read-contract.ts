import type { OpenApiDocument } from '@/shared/contract/types';
import { errorMessage } from '@/shared/error-message';

/** A problem in a contract, with its place and how to fix it. */
export class ContractError extends Error {
  override name = 'ContractError';
}

/**
 * Parses a contract; redocly.yaml has the rules about its content. Throws a ContractError for invalid JSON.
 * @param file name for messages
 */
export function readContract(file: string, text: string): OpenApiDocument {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ContractError(`${file} is not valid JSON (${errorMessage(cause)}): correct the syntax there.`, {
      cause,
    });
  }
}
