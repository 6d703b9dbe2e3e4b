import { describe, expect, it } from 'vitest';
import { fencesOf } from '@/checks/fences/collect';
import { readPages } from '@/checks/pages';
import { requestBody, responsesOf } from '@/lib/shared/openapi/bodies';
import { openApi } from '@/lib/shared/openapi/document';
import { type ApiOperation, apiOperations } from '@/lib/shared/openapi/operations';
import { resolveSchema } from '@/lib/shared/openapi/resolve';
import type { Schema } from '@/lib/shared/openapi/types';

const { pages } = readPages(process.cwd());
const program = (filename: string): string => {
  const fence = fencesOf(pages).find(
    ({ file, filename: name }) => file === 'content/guides/embed-a-form.mdx' && name === filename,
  );
  if (!fence) throw new Error(`The guide has no program ${filename}.`);
  return fence.code;
};

const client = program('FormClient.cs');

/** Paths are compared without the names of their parameters. */
const shape = (path: string) => path.replace(/\{\w+\}/g, '{}');

/** The operation that a call of the program sends. Throws for one that the contract lacks. */
function operationOf(method: string, path: string): ApiOperation {
  const found = apiOperations.find(
    (operation) =>
      operation.method === method.toLowerCase() && shape(operation.path) === `/api/${shape(path)}`,
  );
  if (!found) throw new Error(`The contract has no ${method} ${path}.`);
  return found;
}

const calls = [...client.matchAll(/http\.(Get|Post|Patch)(?:AsJson)?Async\(\$"([^"]+)"/g)].map(
  ([, method = '', path = '']) => operationOf(method, path),
);

/** Members of a record of the program, as JSON names them, with their types. */
function membersOf(record: string): [string, string][] {
  const [, list = ''] = new RegExp(`record ${record}\\(([^)]*)\\)`).exec(client) ?? [];
  return list.split(', ').map((member) => {
    const [type = '', name = ''] = member.split(' ');
    return [name.charAt(0).toLowerCase() + name.slice(1), type];
  });
}

/** What C# calls a type of the contract. */
const csharp: Record<string, string> = { string: 'string', boolean: 'bool', integer: 'int' };

/** Members of a record that a schema does not have so. */
function misfits(record: string, schema: Schema | undefined): string[] {
  const properties = schema ? (resolveSchema(openApi, schema).properties ?? {}) : {};
  return membersOf(record)
    .filter(([name, type]) => {
      const property = properties[name] && resolveSchema(openApi, properties[name]);
      if (!property) return true;
      const isFit = csharp[String(property.type)] === type.replace('?', '');
      // What may be null must be read as such; what is sent may be stricter.
      return !isFit || (property.nullable === true && !type.endsWith('?') && record !== 'AnswerChange');
    })
    .map(([name]) => `${record}.${name}`);
}

describe('the C# of the guide about embedding', () => {
  it('calls what the contract has, with members that it has', () => {
    expect(calls.map(({ id }) => id)).toEqual([
      'getActiveFormDefinition',
      'getSubmissionByToken',
      'createSubmission',
      'updateSubmissionByToken',
    ]);
    const [definition, ...answersOfCalls] = calls.map(
      (operation) => responsesOf(operation).find(({ status }) => status < 300)?.body?.schema,
    );
    expect(misfits('FormDefinition', definition)).toEqual([]);
    for (const schema of answersOfCalls) expect(misfits('FormAnswer', schema)).toEqual([]);
    for (const operation of calls.slice(2))
      expect(misfits('AnswerChange', requestBody(operation)?.schema)).toEqual([]);
  });
});
