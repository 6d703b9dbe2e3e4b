import { type Operation, type OperationParameter, operations } from '../../generated/operations';
import { fill } from '../domain/text';
import { MAX_BODY_BYTES, NOT_UTF8 } from './body-text';
import type { BusinessRule, Endpoints, OperationId } from './contract';
import { bodyTexts, kindNames, SYNTAX_KEY } from './json-body';
import { syntaxTexts } from './json-scanner';
import { type Kind, type Member, membersOf } from './members';
import { ID_TYPE, MISFIT, type QueryReaders } from './parameters';
import { type Demand, minimum, splitName } from './rules';

/** What is asked of a request, beside the rules of single members. */
type RequestDemand =
  | { kind: 'contentType' | 'token' | 'permission' | 'utf8' | 'json' | 'depth' | 'object' }
  | { kind: 'size'; bound: number }
  | { kind: 'type'; name: string }
  | { kind: 'int32' | 'nul' | 'surrogate' | 'parameter' }
  | { kind: 'check'; name: string }
  | { kind: 'business'; name: BusinessRule };

/** A way in which an operation refuses a request. */
export interface Refusal {
  status: number;
  place: 'request' | 'header' | 'path' | 'query' | 'body' | 'data';
  /** Names under which `errors` reports it; empty where it is about no single one. */
  members: string[];
  demand: Demand | RequestDemand;
  /** The message, with places in braces for what was sent; null for an answer without a body. */
  text: string | null;
  /** Member of the answer that holds the message. */
  key: 'errors' | 'message' | 'detail' | null;
}

/** What an endpoint tells of itself. */
type AnyEndpoint = Pick<Endpoints[OperationId], 'refusals' | 'checked'> & {
  query?: QueryReaders;
  messages?: Parameters<typeof membersOf>[1];
  rules?: Parameters<typeof membersOf>[2];
};

const bare = (status: number, demand: RequestDemand): Refusal => ({
  status,
  place: 'request',
  members: [],
  demand,
  text: null,
  key: null,
});

const broken = (
  place: Refusal['place'],
  members: string[],
  demand: Refusal['demand'],
  text: string,
): Refusal => ({ status: 400, place, members, demand, text, key: 'errors' });

function bodyRefusals(members: Readonly<Record<string, Member>>): Refusal[] {
  const names = (kind: Kind) => Object.keys(members).filter((name) => members[name]?.kind === kind);
  const kinds = (Object.keys(kindNames) as Kind[]).filter((kind) => names(kind).length > 0);
  const about = (demand: RequestDemand, text: string) => broken('body', [SYNTAX_KEY], demand, text);
  const texts = names('text');
  return [
    about({ kind: 'utf8' }, NOT_UTF8),
    about({ kind: 'json' }, syntaxTexts.malformed),
    about({ kind: 'depth' }, syntaxTexts.tooDeep),
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

function parameterRefusals(
  place: 'path' | 'query',
  parameters: readonly OperationParameter[],
  readers: QueryReaders,
): Refusal[] {
  return parameters.flatMap(({ name, format, minimum: least }) => {
    const type = place === 'path' ? ID_TYPE : readers[name]?.type;
    // Every text is a text: only numbers can be misread.
    if (!/^int(32|64)$/.test(format ?? '') || !type) return [];
    const misfit = broken(place, [name], { kind: 'parameter' }, fill(MISFIT, { type }));
    if (least === undefined) return [misfit];
    const { demand, text } = minimum(least);
    return [misfit, broken(place, [name], demand, fill(text, { name: splitName(name) }))];
  });
}

const memberRefusals = (members: Readonly<Record<string, Member>>): Refusal[] =>
  Object.entries(members).flatMap(([name, { rules }]) =>
    rules.map(({ demand, text }) => broken('body', [name], demand, fill(text, { name: splitName(name) }))),
  );

function checkRefusals({ checked }: AnyEndpoint): Refusal[] {
  if (!checked) return [];
  const { name, place, texts } = checked;
  return Object.entries(texts).map(([key, text]) =>
    broken(place, [name], { kind: 'check', name: `${name}.${key}` }, text),
  );
}

function handlerRefusals({ refusals = {} }: AnyEndpoint): Refusal[] {
  return Object.entries(refusals).flatMap(([name, { status, body }]): Refusal[] => {
    const demand = { kind: 'business', name: name as BusinessRule } as const;
    const base = { status, place: 'data', members: [], demand } as const;
    if ('detail' in body) return [{ ...base, members: [], text: body.detail ?? '', key: 'detail' }];
    const inner = Object.entries<string[]>(body.errors).map(
      ([member, [text = '']]): Refusal => ({ ...base, members: [member], text, key: 'errors' }),
    );
    return [{ ...base, members: [], text: body.message, key: 'message' }, ...inner];
  });
}

/** Every way in which an operation refuses a request, in the order in which the checks are made. */
export function refusalsOf(id: OperationId, endpoints: Endpoints): Refusal[] {
  const operation: Operation = operations[id];
  const endpoint = endpoints[id] as AnyEndpoint;
  const { query = {}, messages, rules } = endpoint;
  const members = membersOf(id, messages, rules);
  return [
    ...(operation.hasBody ? [bare(415, { kind: 'contentType' })] : []),
    ...(operation.protected ? [bare(401, { kind: 'token' }), bare(403, { kind: 'permission' })] : []),
    ...(operation.hasBody ? [bare(413, { kind: 'size', bound: MAX_BODY_BYTES })] : []),
    ...(operation.hasBody ? bodyRefusals(members) : []),
    ...parameterRefusals('path', operation.pathParameters, {}),
    ...parameterRefusals('query', operation.queryParameters, query),
    ...memberRefusals(members),
    ...checkRefusals(endpoint),
    ...handlerRefusals(endpoint),
  ];
}
