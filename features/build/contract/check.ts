import { LineCounter, parseDocument } from 'yaml';
import { lookup } from '@/shared/contract/resolve';
import type { OpenApiDocument } from '@/shared/contract/types';
import { errorMessage } from '@/shared/error-message';

/** A problem in a contract, with its place and how to fix it. */
export class ContractError extends Error {
  override name = 'ContractError';
}

const unescapeSegment = (segment: string) => segment.replaceAll('~1', '/').replaceAll('~0', '~');
const escapeSegment = (segment: string) => segment.replaceAll('~', '~0').replaceAll('/', '~1');

/** Returns the line (from 1) of the value at a JSON pointer, or of its nearest existing ancestor. */
function getLine(text: string, pointer: string): number {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const path = pointer
    .split('/')
    .slice(1)
    .map(unescapeSegment)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  for (let length = path.length; length > 0; length--) {
    const keep = path.slice(0, length);
    // Numeric keys are property names under "responses" and indexes in lists: try both.
    const node = document.getIn(keep, true) ?? document.getIn(keep.map(String), true);
    const start = (node as { range?: [number, number, number] } | undefined)?.range?.[0];
    if (start !== undefined) return lines.linePos(start).line;
  }
  return 1;
}

/** Creates an error for invalid JSON, with the line where the parser stopped. */
function syntaxError(file: string, text: string, cause: unknown): ContractError {
  const message = errorMessage(cause);
  const position = /at position (\d+)/.exec(message)?.[1];
  const line =
    position === undefined
      ? parseDocument(text).errors[0]?.linePos?.[0].line
      : text.slice(0, Number(position)).split('\n').length;
  const where = line === undefined ? file : `${file} line ${line}`;
  return new ContractError(`${where}: the file is not valid JSON (${message}); correct the syntax there.`);
}

/** Keywords that validators and pages support. Others would be ignored silently. */
const SCHEMA_KEYWORDS = new Set(
  `type description format pattern nullable default example minLength maxLength minimum maximum
   required properties additionalProperties items oneOf $ref`.split(/\s+/),
);

type Report = (pointer: string, what: string, fix: string) => never;

function walk(value: unknown, pointer: string, visit: (value: object, pointer: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  visit(value, pointer);
  for (const [key, child] of Object.entries(value)) {
    // Example values are data: a property named "$ref" in them isn't a reference.
    if (key === 'example' || (key === 'value' && pointer.includes('/examples/'))) continue;
    walk(child, `${pointer}/${escapeSegment(key)}`, visit);
  }
}

function checkReferences(document: unknown, report: Report): void {
  walk(document, '', (value, pointer) => {
    const ref = '$ref' in value ? value.$ref : undefined;
    if (typeof ref === 'string' && lookup(document, ref) === undefined)
      report(pointer, `the reference ${ref} leads nowhere`, 'define it under components or correct its name');
  });
}

function checkSchemas(document: OpenApiDocument, report: Report): void {
  const visit = (schema: object, pointer: string): void => {
    for (const [key, value] of Object.entries(schema)) {
      if (!SCHEMA_KEYWORDS.has(key))
        report(
          `${pointer}/${key}`,
          `the schema keyword "${key}" is not supported`,
          'use one listed in features/build/contract/check.ts or teach the generator to read it',
        );
      const below = `${pointer}/${key}`;
      if (key === 'properties')
        for (const [name, property] of Object.entries(value)) visit(property as object, `${below}/${name}`);
      else if ((key === 'items' || key === 'additionalProperties') && typeof value === 'object')
        visit(value, below);
    }
  };
  for (const [name, schema] of Object.entries(document.components.schemas))
    visit(schema, `/components/schemas/${escapeSegment(name)}`);
}

/**
 * Parses a contract and rejects what the generator cannot read or would ignore. Redocly checks the rest in
 * the tests. Throws a ContractError with line, place and fix.
 * @param file name for messages
 */
export function readContract(file: string, text: string): OpenApiDocument {
  let document: OpenApiDocument;
  try {
    document = JSON.parse(text);
  } catch (cause) {
    throw syntaxError(file, text, cause);
  }
  const report: Report = (pointer, what, fix) => {
    throw new ContractError(`${file} line ${getLine(text, pointer)}, at ${pointer}: ${what}; ${fix}.`);
  };
  if (!/^3\.0\.\d+$/.test(document.openapi ?? ''))
    report('/openapi', `"${document.openapi}" is not OpenAPI 3.0`, 'set "openapi" to "3.0.3"');
  checkReferences(document, report);
  checkSchemas(document, report);
  return document;
}
