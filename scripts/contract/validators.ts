import Ajv, { _ } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import type { OpenApiDocument } from '@/lib/contract/types';
import { BANNER } from './banner';
import { formats } from './formats';
import { namedJsonSchemas } from './json-schema';
import { operationTable } from './operations';

/** ajv calls the option `unicode` deprecated; there is no other way to count in UTF-16 units. */
function warnUnlessKnown(...message: unknown[]): void {
  if (!String(message[0]).includes('option unicode')) console.warn(...message);
}

/** The operation tables as code: which named validator checks which body. */
function maps(document: OpenApiDocument) {
  const table = Object.values(operationTable(document));
  const responses = table.map((o) => {
    const inner = Object.entries(o.responses).map(([status, body]) => `${status}: ${body?.schema ?? 'null'}`);
    return [o.operationId, `{ ${inner.join(', ')} }`];
  });
  const object = (name: string, entries: (string | undefined)[][]) =>
    `export const ${name} = {\n${entries.map(([key, value]) => `  ${key}: ${value},`).join('\n')}\n};\n`;
  const schemas = Object.keys(document.components.schemas).map((name) => [name, name]);
  return [object('schemaValidators', schemas), object('responseValidators', responses)].join('\n');
}

/** Text of `generated/validators.mjs`: plain ESM without eval and require. `directory` resolves imports. */
export async function validatorsModule(document: OpenApiDocument, directory: string): Promise<string> {
  const names = Object.keys(document.components.schemas);
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    // The platform counts text lengths in UTF-16 units, as `String.length` does.
    unicode: false,
    // Callers word their own messages.
    messages: false,
    logger: { log: console.log, error: console.error, warn: warnUnlessKnown },
    schemas: namedJsonSchemas(document.components.schemas),
    formats,
    code: { source: true, esm: true, formats: _`require("./formats").formats` },
  });
  const code = standalone(ajv, Object.fromEntries(names.map((name) => [name, name])));
  const result = await build({
    stdin: { contents: `${code}\n${maps(document)}`, resolveDir: directory, sourcefile: 'validators.js' },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    write: false,
    legalComments: 'none',
    banner: { js: BANNER },
    logLevel: 'silent',
  });
  return result.outputFiles[0]?.text ?? '';
}

/** Text of `generated/validators.d.mts`. */
export function validatorsTypes(document: OpenApiDocument): string {
  const table = Object.values(operationTable(document));
  const type = (schema: string) => `Validator<components['schemas']['${schema}']>`;
  const responses = table.map((o) => {
    const inner = Object.entries(o.responses).map(
      ([status, body]) => `${status}: ${body ? type(body.schema) : 'null'}`,
    );
    return `  ${o.operationId}: { ${inner.join('; ')} };`;
  });
  const named = Object.keys(document.components.schemas).map(
    (name) => `export const ${name}: ${type(name)};`,
  );
  return `${BANNER}
import type { components } from './api-types';

/** One failed rule. */
export interface ValidationError {
  /** JSON pointer into the checked value, '' for the value itself. */
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
}

/** Says whether a value fits; \`errors\` contains the failed rules of the latest call, null when it fitted. */
export interface Validator<T> {
  (value: unknown): value is T;
  errors?: ValidationError[] | null;
}

${named.join('\n')}

/** Every named schema. */
export const schemaValidators: { [Name in keyof components['schemas']]: Validator<components['schemas'][Name]> };

/** By operationId and status: the validator of the response's body, null where there is none. */
export const responseValidators: {
${responses.join('\n')}
};
`;
}
