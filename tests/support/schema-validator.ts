import Ajv, { type ValidateFunction } from 'ajv';
import type { OpenApiDocument } from '@/shared/contract/types';

const formats = {
  // ISO 8601 in UTC with up to seven fraction digits.
  'date-time': /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T[0-2]\d:[0-5]\d:[0-5]\d(?:\.\d{1,7})?Z$/,
  // Exactly one @, neither first nor last, like the platform.
  email: /^[^@]+@[^@]+$/,
  int32: {
    type: 'number',
    validate: (value: number) => Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31,
  },
  // JSON.parse has already rounded large values, so only the range can be checked.
  int64: {
    type: 'number',
    validate: (value: number) => Number.isInteger(value) && Math.abs(value) <= 2 ** 63,
  },
  password: true,
  binary: true,
} as const;

/** Schemas refer to each other by these addresses. */
const schemaAddress = (name: string) => `#/components/schemas/${name}`;

const compilers = new WeakMap<OpenApiDocument, Ajv>();

function getCompiler(document: OpenApiDocument): Ajv {
  const known = compilers.get(document);
  if (known) return known;
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    // The platform counts text lengths in UTF-16 units, like `String.length`.
    unicode: false,
    logger: false,
    keywords: ['example', 'x-since'],
    formats,
  });
  for (const [name, schema] of Object.entries(document.components.schemas))
    ajv.addSchema(schema, schemaAddress(name));
  compilers.set(document, ajv);
  return ajv;
}

/**
 * Returns the validator of a named schema of a contract; after a call, its `errors` contain the problems.
 * Throws a RangeError for an unknown schema.
 */
export function schemaValidator(document: OpenApiDocument, name: string): ValidateFunction {
  const validate = getCompiler(document).getSchema(schemaAddress(name));
  if (!validate) throw new RangeError(`The contract has no schema "${name}".`);
  return validate;
}
