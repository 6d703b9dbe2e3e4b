import 'server-only';
import diff from 'microdiff';
import { readOperations } from '@/lib/contract/contract';
import { resolve, resolveSchema } from '@/lib/contract/resolve';
import type { MediaType, OpenApiDocument, ResponseObject, Schema } from '@/lib/contract/types';

/** What a contract says of a property or parameter, as far as a client notices. */
interface PropertyView {
  type: string;
  required: boolean;
}

interface OperationView {
  id: string;
  access: 'open' | 'token';
  parameters: Record<string, PropertyView>;
  body: Record<string, PropertyView>;
  answers: Record<string, Record<string, PropertyView>>;
}

/** A change that a client of the API may notice. */
export interface ContractChange {
  kind: 'added' | 'removed' | 'changed';
  call: string;
  /** Id of the operation in the newer contract; undefined for one that is gone. */
  operationId: string | undefined;
  /** What has changed in the operation: place and name; empty for the operation as a whole. */
  what: string;
  /** Whether a client that was right before can fail now. */
  isBreaking: boolean;
}

/** Properties of a schema by their path; deeper ones with their parents in front. */
function propertyViews(document: OpenApiDocument, schema: Schema, prefix = ''): Record<string, PropertyView> {
  const { items, properties = {}, required = [] } = resolveSchema(document, schema);
  if (items) return propertyViews(document, items, prefix);
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]): [string, PropertyView][] => {
      const { type = 'object', format = '', nullable = false } = resolveSchema(document, property);
      const shown = [type, format, nullable ? 'or null' : ''].filter(Boolean).join(' ');
      const path = prefix + name;
      return [
        [path, { type: shown, required: required.includes(name) }],
        ...Object.entries(propertyViews(document, property, `${path}.`)),
      ];
    }),
  );
}

const bodyOf = (document: OpenApiDocument, content: Record<string, MediaType> | undefined) => {
  const [media] = Object.values(content ?? {});
  return media ? propertyViews(document, media.schema) : {};
};

/** The operations of a contract by method and path, without the words of their descriptions. */
function viewOf(document: OpenApiDocument): Record<string, OperationView> {
  return Object.fromEntries(
    readOperations(document).operations.map(({ id, method, path, isProtected, parameters, operation }) => [
      `${method.toUpperCase()} ${path}`,
      {
        id,
        access: isProtected ? 'token' : 'open',
        parameters: Object.fromEntries(
          parameters.map(({ name, required = false, schema }) => [
            name,
            { type: schema.type ?? '', required },
          ]),
        ),
        body: bodyOf(document, operation.requestBody?.content),
        answers: Object.fromEntries(
          Object.entries(operation.responses).map(([status, response]) => [
            status,
            bodyOf(document, resolve<ResponseObject>(document, response).content),
          ]),
        ),
      },
    ]),
  );
}

const isRequired = (value: unknown): boolean =>
  value === true ||
  (typeof value === 'object' && value !== null && 'required' in value && value.required === true);

/** Whether a change can make a client fail. What is sent may become freer, what is answered must stay. */
function breaks(
  kind: ContractChange['kind'],
  place: string,
  rest: readonly string[],
  value: unknown,
): boolean {
  if (place === '') return kind === 'removed';
  if (place === 'access') return value === 'token';
  if (place === 'answers') {
    const [status = '', property] = rest;
    return (
      kind !== 'added' && (property !== undefined || status.startsWith('2')) && rest.at(-1) !== 'required'
    );
  }
  if (kind === 'removed') return true;
  return kind === 'added' || rest.at(-1) === 'required' ? isRequired(value) : true;
}

/** What a newer contract changes for clients of an older one: by operation, in the order of the newer contract. */
export function contractChanges(before: OpenApiDocument, after: OpenApiDocument): ContractChange[] {
  const [old, own] = [viewOf(before), viewOf(after)];
  const order = [...Object.keys(own), ...Object.keys(old)];
  return diff(old, own)
    .flatMap((change): ContractChange[] => {
      const [call = '', place = '', ...rest] = change.path.map(String);
      if (place === 'id') return [];
      const kind = ({ CREATE: 'added', REMOVE: 'removed', CHANGE: 'changed' } as const)[change.type];
      const value = change.type === 'REMOVE' ? undefined : change.value;
      const what = [place, ...rest].filter(Boolean).join(' ');
      const isBreaking = breaks(kind, place, rest, value);
      return [{ kind, call, operationId: own[call]?.id, what, isBreaking }];
    })
    .sort((a, b) => order.indexOf(a.call) - order.indexOf(b.call));
}
