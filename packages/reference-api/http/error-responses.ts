import { type Operation, type OperationParameter, operations } from '../../../generated/operations';
import type { FieldErrors } from '../domain/errors';
import { fill } from '../domain/text';
import { bodyTexts, kindNames, MAX_BODY_BYTES, SYNTAX_KEY } from './body';
import type { OperationId, PlainEndpoint, PlainEndpoints } from './contract';
import { getInteger, MISFIT } from './parameters';
import { type Demand, getProperties, type Kind, minimum, type Property, splitName } from './rules';

/** Requirements on a request in addition to the rules of its properties. */
type RequestDemand =
  | { kind: 'contentType' | 'token' | 'permission' | 'utf8' | 'json' | 'depth' | 'object' }
  | { kind: 'int32' | 'nul' | 'surrogate' | 'parameter' }
  | { kind: 'size'; bound: number }
  | { kind: 'type' | 'check' | 'business'; name: string };

/** A way in which an operation rejects a request. */
export interface ErrorResponse {
  status: number;
  place: 'request' | 'header' | 'path' | 'query' | 'body' | 'data';
  /** Names in `errors`; empty if it concerns no single property. */
  properties: string[];
  demand: Demand | RequestDemand;
  /** The message, with placeholders in braces; null for a response without a body. */
  text: string | null;
  /** Response property that contains the message. */
  key: 'errors' | 'message' | 'detail' | null;
}

const bare = (status: number, demand: RequestDemand): ErrorResponse => ({
  status,
  place: 'request',
  properties: [],
  demand,
  text: null,
  key: null,
});

const broken = (
  place: ErrorResponse['place'],
  properties: string[],
  demand: ErrorResponse['demand'],
  text: string,
): ErrorResponse => ({ status: 400, place, properties, demand, text, key: 'errors' });

function bodyErrorResponses(properties: Readonly<Record<string, Property>>): ErrorResponse[] {
  const names = (kind: Kind) => Object.keys(properties).filter((name) => properties[name]?.kind === kind);
  const kinds = (Object.keys(kindNames) as Kind[]).filter((kind) => names(kind).length > 0);
  const about = (demand: RequestDemand, text: string) => broken('body', [SYNTAX_KEY], demand, text);
  const texts = names('text');
  return [
    about({ kind: 'utf8' }, bodyTexts.notUtf8),
    about({ kind: 'json' }, bodyTexts.malformed),
    about({ kind: 'depth' }, bodyTexts.tooDeep),
    about({ kind: 'object' }, bodyTexts.notObject),
    ...kinds.map((kind) => {
      const name = kindNames[kind];
      return broken('body', names(kind), { kind: 'type', name }, fill(bodyTexts.token, { kind: name }));
    }),
    ...(kinds.includes('int32') ? [broken('body', names('int32'), { kind: 'int32' }, bodyTexts.int32)] : []),
    ...(texts.length > 0
      ? [
          broken('body', texts, { kind: 'nul' }, bodyTexts.nul),
          broken('body', texts, { kind: 'surrogate' }, bodyTexts.surrogate),
        ]
      : []),
  ];
}

function parameterErrorResponses(
  place: 'path' | 'query',
  parameters: readonly OperationParameter[],
): ErrorResponse[] {
  return parameters.flatMap((parameter) => {
    const { name, minimum: least } = parameter;
    const integer = getInteger(parameter);
    // Any text is a valid string; only numbers can be malformed.
    if (!integer) return [];
    const misfit = broken(place, [name], { kind: 'parameter' }, fill(MISFIT, { type: integer.type }));
    if (least === undefined) return [misfit];
    const { demand, text } = minimum(least);
    return [misfit, broken(place, [name], demand, fill(text, { name: splitName(name) }))];
  });
}

const propertyErrorResponses = (properties: Readonly<Record<string, Property>>): ErrorResponse[] =>
  Object.entries(properties).flatMap(([name, { rules }]) =>
    rules.map(({ demand, text }) => broken('body', [name], demand, fill(text, { name: splitName(name) }))),
  );

function checkErrorResponses({ checked }: PlainEndpoint): ErrorResponse[] {
  if (!checked) return [];
  const { name, place, texts } = checked;
  return Object.entries(texts).map(([key, text]) =>
    broken(place, [name], { kind: 'check', name: `${name}.${key}` }, text),
  );
}

function handlerErrorResponses({ errorResponses = {} }: PlainEndpoint): ErrorResponse[] {
  return Object.entries(errorResponses).flatMap(([name, { status, body }]): ErrorResponse[] => {
    const base = { status, place: 'data', demand: { kind: 'business', name } } as const;
    type Body = { detail?: string; message?: string; errors?: FieldErrors };
    const { detail, message = '', errors = {} } = body as Body;
    if (detail !== undefined) return [{ ...base, properties: [], text: detail, key: 'detail' }];
    const inner = Object.entries(errors).map(
      ([property, [text = '']]): ErrorResponse => ({ ...base, properties: [property], text, key: 'errors' }),
    );
    return [{ ...base, properties: [], text: message, key: 'message' }, ...inner];
  });
}

/** Lists all ways in which an operation rejects a request, in the order of the checks. */
export function getErrorResponses(id: OperationId, endpoints: PlainEndpoints): ErrorResponse[] {
  const operation: Operation = operations[id];
  const endpoint = endpoints[id];
  const properties = getProperties(id, endpoint);
  return [
    ...(operation.hasBody ? [bare(415, { kind: 'contentType' })] : []),
    ...(operation.protected ? [bare(401, { kind: 'token' }), bare(403, { kind: 'permission' })] : []),
    ...(operation.hasBody ? [bare(413, { kind: 'size', bound: MAX_BODY_BYTES })] : []),
    ...(operation.hasBody ? bodyErrorResponses(properties) : []),
    ...parameterErrorResponses('path', operation.pathParameters),
    ...parameterErrorResponses('query', operation.queryParameters),
    ...propertyErrorResponses(properties),
    ...checkErrorResponses(endpoint),
    ...handlerErrorResponses(endpoint),
  ];
}
