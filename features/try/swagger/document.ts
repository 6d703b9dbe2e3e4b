import { allContract, withServerProperties } from '@/shared/contract/all-operations';
import type { ApiOperation, Contract } from '@/shared/contract/contract';
import type { OperationObject } from '@/shared/contract/types';
import { indentedText } from '@/shared/http/json';
import { REFERENCE_ORIGIN } from '@/shared/http/origins';
import { bodies, makePublic } from '@/shared/i18n/en/bodies';
import { operation as texts } from '@/shared/i18n/en/operation';
import { format } from '@/shared/i18n/format';
import { siteHref } from '@/shared/paths';
import { consoleBodies } from '../request/safe-bodies';

/** Name of the security scheme. */
export const SCHEME = 'JWTBearerAuth';

/** Servers before 0.7.0 ignore the property. */
const publicForm = { summary: makePublic, value: { isPublic: true } };

/** Replaces the first example of a request body where executing it would do harm. */
function safeBody({ operationId = '', requestBody }: OperationObject): OperationObject['requestBody'] {
  const value = consoleBodies[operationId];
  const media = requestBody?.content['application/json'];
  if (!value || !media) return requestBody;
  const [[name, example] = ['example', {}], ...others] = Object.entries(media.examples ?? {});
  const summary = Object.entries(bodies).find(([id]) => id === operationId)?.[1];
  const first = [name, { ...example, ...(summary && { summary }), value }] as const;
  const more = operationId === 'updateForm' ? [['public', publicForm] as const] : [];
  const examples = Object.fromEntries([first, ...more, ...others]);
  return { ...requestBody, content: { 'application/json': { ...media, examples } } };
}

/**
 * Returns an operation for the console. Without examples of parameters: such IDs exist on no server. Without the
 * choice of no security, by which Swagger UI takes everybody for signed in.
 */
function describe({ operation, parameters, href }: ApiOperation, origin: string) {
  const requestBody = safeBody(operation);
  const { security } = operation;
  return {
    ...operation,
    externalDocs: { url: new URL(siteHref(href), origin).href },
    parameters: parameters.map(({ example: _example, ...parameter }) => parameter),
    ...(requestBody && { requestBody }),
    ...(security && { security: security.filter((scheme) => Object.keys(scheme).length > 0) }),
  };
}

/** Writes examples as text, whose integers can be beyond 2^53 (plugins/exact-numbers.tsx shows it). */
function withExactExamples(key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (key !== 'examples' || typeof value !== 'object' || value === null) return value;
  const examples = Object.entries(value as Record<string, { value?: unknown }>);
  return Object.fromEntries(
    examples.map(([name, example]) => [
      name,
      typeof example.value === 'object' ? { ...example, value: indentedText(example.value) } : example,
    ]),
  );
}

/** Returns what the summary of an operation adds: since when, or that the sandbox lacks it. Empty for nothing. */
function noteOn({ operation, isServerOnly }: ApiOperation, contract: Contract): string {
  const since = operation['x-since'];
  if (since) return ` (${format(texts.since, { release: since })})`;
  return isServerOnly && contract === allContract ? ` (${texts.serverOnly})` : '';
}

/**
 * Returns the document of the console for a contract as JSON.
 * @param origin of this site, for links to its pages
 */
export function consoleDocument(contract: Contract, origin: string): string {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of contract.operations) {
    const { path, method } = operation;
    const summary = operation.operation.summary + noteOn(operation, contract);
    paths[path] = { ...paths[path], [method]: { ...describe(operation, origin), summary } };
  }
  const { parameters: _parameters, ...others } = contract.document.components;
  const components = { ...others, schemas: withServerProperties(others.schemas) };
  // The transport sends to the chosen server instead.
  const servers = [{ url: REFERENCE_ORIGIN }];
  return JSON.stringify({ ...contract.document, servers, paths, components }, withExactExamples);
}
