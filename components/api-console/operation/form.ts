import type { Collection, SwaggerSystem } from '@/framework/swagger/system';
import type { ConsoleCall } from '@/lib/browser/api/call';
import type { ApiOperation } from '@/lib/shared/openapi/operations';
import { resolvedOperation } from './resolved-operation';

const place = ({ path, method }: ApiOperation) => [path, method] as const;

/** Element of an operation. */
export const elementId = ({ tag, id }: ApiOperation): string => ['operations', tag, id].join('-');

const resolved = (system: SwaggerSystem, operation: ApiOperation) =>
  system.specSelectors.specResolvedSubtree(['paths', ...place(operation)]);

function parametersOf(node: Collection | undefined): Collection[] {
  const list = node?.get('parameters') as Collection | undefined;
  return (list?.toArray() ?? []) as Collection[];
}

/** Gives an operation to Swagger UI, which knows none by itself, and what Swagger UI makes of it. */
export function handOver(system: SwaggerSystem, operation: ApiOperation): Collection | undefined {
  if (!resolved(system, operation))
    system.specActions.updateResolvedSubtree(['paths', ...place(operation)], resolvedOperation(operation));
  return resolved(system, operation);
}

function text(value: unknown): string | string[] | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'object') {
    const list = 'toJS' in value ? (value as Collection).toJS() : value;
    // An entry that is empty is not sent.
    const texts = Array.isArray(list) ? list.map(String).filter((entry) => entry !== '') : [];
    return texts.length > 0 ? texts : undefined;
  }
  return String(value);
}

/** What is filled in for an operation at present. */
export function readForm(system: SwaggerSystem, operation: ApiOperation): ConsoleCall {
  const at = place(operation);
  const parameters: ConsoleCall['parameters'] = {};
  for (const parameter of parametersOf(resolved(system, operation))) {
    const value = text(system.specSelectors.parameterWithMetaByIdentity(at, parameter).get('value'));
    if (value !== undefined) parameters[String(parameter.get('name'))] = value;
  }
  if (!operation.operation.requestBody) return { operationId: operation.id, parameters };
  const { requestBodyValue, selectDefaultRequestBodyValue } = system.oas3Selectors;
  const body = requestBodyValue(...at) ?? selectDefaultRequestBodyValue(...at) ?? '';
  return { operationId: operation.id, parameters, body: String(body) };
}

/** Fills in an operation that is open. Parameters that the call lacks become empty. */
export function fillForm(system: SwaggerSystem, operation: ApiOperation, call: ConsoleCall): void {
  const at = place(operation);
  for (const parameter of parametersOf(handOver(system, operation))) {
    const value = call.parameters[String(parameter.get('name'))];
    system.specActions.changeParamByIdentity(at, parameter, value ?? null, false);
  }
  if (call.body !== undefined) {
    system.oas3Actions.setRetainRequestBodyValueFlag({ value: true, pathMethod: at });
    system.oas3Actions.setRequestBodyValue({ value: call.body, pathMethod: at });
  }
}

type Checker = Pick<SwaggerSystem, 'specActions' | 'specSelectors' | 'oas3Actions' | 'oas3Selectors'>;

/** Lets Swagger UI look for faults in what is filled in, which it then shows at the fields. True when it finds none. */
export function isFormComplete(system: Checker, { path, method }: { path: string; method: string }): boolean {
  const { specActions, specSelectors, oas3Actions, oas3Selectors } = system;
  const at = [path, method] as const;
  const node = specSelectors.specResolvedSubtree(['paths', ...at]);
  specActions.validateParams(at);
  oas3Actions.clearRequestBodyValidateError({ path, method });
  const hasBody = oas3Selectors.validateBeforeExecute(at);
  if (!hasBody) {
    const validationErrors = { missingBodyValue: true, missingRequiredKeys: [] };
    oas3Actions.setRequestBodyValidateError({ path, method, validationErrors });
  }
  return node !== undefined && hasBody && specSelectors.validateBeforeExecute(at);
}
