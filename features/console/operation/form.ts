import type { ConsoleCall } from '@/features/try/request/call';
import { allContract } from '@/shared/contract/all-operations';
import type { ApiOperation } from '@/shared/contract/operations';
import { formSpec } from './console-spec';
import type { Collection, SwaggerSystem } from './swagger-system';

const place = ({ path, method }: ApiOperation) => [path, method] as const;

const resolved = (system: SwaggerSystem, operation: ApiOperation) =>
  system.specSelectors.specResolvedSubtree(['paths', ...place(operation)]);

function getParameters(node: Collection | undefined): Collection[] {
  const list = node?.get('parameters') as Collection | undefined;
  return (list?.toArray() ?? []) as Collection[];
}

/** Adds an operation to Swagger UI's specification, unless it is there: Swagger UI draws its form then. */
export function addForm(system: SwaggerSystem, operation: ApiOperation): Collection | undefined {
  if (!resolved(system, operation))
    system.specActions.updateResolvedSubtree(['paths', ...place(operation)], formSpec(operation));
  return resolved(system, operation);
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

/** Fills in an open operation. Parameters that the call lacks become empty. */
export async function fillForm(system: SwaggerSystem, call: ConsoleCall): Promise<void> {
  const operation = allContract.operation(call.operationId);
  const at = place(operation);
  const node = addForm(system, operation);
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
