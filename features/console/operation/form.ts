import type { ConsoleCall } from '@/features/api-client/call';
import { allContract } from '@/shared/contract/all-operations';
import type { ApiOperation } from '@/shared/contract/operations';
import type { Collection, SwaggerSystem } from './swagger-system';

const place = ({ path, method }: ApiOperation) => [path, method] as const;

const resolved = (system: SwaggerSystem, operation: ApiOperation) =>
  system.specSelectors.specResolvedSubtree(['paths', ...place(operation)]);

function getParameters(node: Collection | undefined): Collection[] {
  const list = node?.get('parameters') as Collection | undefined;
  return (list?.toArray() ?? []) as Collection[];
}

/** Longest wait for Swagger UI to resolve an operation, in milliseconds. */
const DEADLINE = 10_000;

/** Waits for Swagger UI to resolve the references of an operation that was opened. */
function whenResolved(system: SwaggerSystem, operation: ApiOperation): Promise<Collection> {
  const known = resolved(system, operation);
  if (known) return Promise.resolve(known);
  return new Promise((resolve, reject) => {
    const end = () => {
      stop();
      clearTimeout(timer);
    };
    const timer = setTimeout(() => {
      end();
      reject(new Error(`The form of ${operation.id} did not open. Reload the page and try again.`));
    }, DEADLINE);
    const stop = system.getStore().subscribe(() => {
      const node = resolved(system, operation);
      if (!node) return;
      end();
      resolve(node);
    });
  });
}

function text(value: unknown): string | string[] | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'object') {
    const list = 'toJS' in value ? (value as Collection).toJS() : value;
    // Empty entries are not sent.
    const texts = Array.isArray(list) ? list.map(String).filter((entry) => entry !== '') : [];
    return texts.length > 0 ? texts : undefined;
  }
  return String(value);
}

/** Returns the example that the body starts with. */
export const exampleBody = ({ oas3Selectors }: SwaggerSystem, operation: ApiOperation): string =>
  String(oas3Selectors.selectDefaultRequestBodyValue(...place(operation)) ?? '');

export function readForm(system: SwaggerSystem, operation: ApiOperation): ConsoleCall {
  const at = place(operation);
  const parameters: ConsoleCall['parameters'] = {};
  for (const parameter of getParameters(resolved(system, operation))) {
    const value = text(system.specSelectors.parameterWithMetaByIdentity(at, parameter).get('value'));
    if (value !== undefined) parameters[String(parameter.get('name'))] = value;
  }
  if (!operation.operation.requestBody) return { operationId: operation.id, parameters };
  const body = system.oas3Selectors.requestBodyValue(...at) ?? exampleBody(system, operation);
  return { operationId: operation.id, parameters, body: String(body) };
}

/**
 * Fills in an open operation. Parameters that the call lacks become empty.
 * @throws an error with a sentence when Swagger UI does not open the operation
 */
export async function fillForm(system: SwaggerSystem, call: ConsoleCall): Promise<void> {
  const operation = allContract.operation(call.operationId);
  const at = place(operation);
  const node = await whenResolved(system, operation);
  // Wait one turn: the form appears and sets its own defaults first.
  await new Promise((resolve) => setTimeout(resolve));
  for (const parameter of getParameters(node)) {
    const value = call.parameters[String(parameter.get('name'))];
    system.specActions.changeParamByIdentity(at, parameter, value ?? null, false);
  }
  if (call.body !== undefined) {
    system.oas3Actions.setRetainRequestBodyValueFlag({ value: true, pathMethod: at });
    system.oas3Actions.setRequestBodyValue({ value: call.body, pathMethod: at });
  }
}
