import { apiOperations } from '@/lib/openapi/operations';
import type { SwaggerSystem } from '../swagger/system';
import { RequestTools } from './request-tools';

interface Place {
  path: string;
  method: string;
}

interface ExecuteProps extends Place, Pick<SwaggerSystem, 'specActions' | 'specSelectors'> {
  operation: Parameters<SwaggerSystem['specActions']['execute']>[0]['operation'];
  oas3Actions: SwaggerSystem['oas3Actions'];
  oas3Selectors: SwaggerSystem['oas3Selectors'];
  /** Tells Swagger UI that the request is under way. */
  onExecute: () => void;
  disabled?: boolean;
}

/**
 * Sends what is filled in. Replaces Swagger UI's, which is disabled while it sends and so loses the focus, and which
 * leaves the former answer standing when it finds a fault and sends nothing.
 */
function ExecuteButton(props: ExecuteProps) {
  const { path, method, operation, specActions, specSelectors, oas3Actions, oas3Selectors, disabled } = props;
  const run = () => {
    if (disabled) return;
    const at = [path, method] as const;
    specActions.validateParams(at);
    oas3Actions.clearRequestBodyValidateError({ path, method });
    const hasBody = oas3Selectors.validateBeforeExecute(at);
    if (!hasBody)
      oas3Actions.setRequestBodyValidateError({
        path,
        method,
        validationErrors: { missingBodyValue: true, missingRequiredKeys: [] },
      });
    if (hasBody && specSelectors.validateBeforeExecute(at)) {
      props.onExecute();
      specActions.execute({ operation, path, method });
    } else specActions.clearResponse(path, method);
  };
  return (
    <button
      type="button"
      className="btn execute opblock-control__btn"
      aria-disabled={disabled === true}
      onClick={run}
    >
      Execute
    </button>
  );
}

/** Throws the answer away and hands the focus to Execute, as this button goes with the answer. */
function ClearButton({ path, method, specActions }: Place & Pick<SwaggerSystem, 'specActions'>) {
  return (
    <button
      type="button"
      className="btn btn-clear opblock-control__btn"
      onClick={({ currentTarget }) => {
        currentTarget.closest('.opblock')?.querySelector<HTMLElement>('.execute')?.focus();
        specActions.clearResponse(path, method);
        specActions.clearRequest(path, method);
      }}
    >
      Clear
    </button>
  );
}

/** The button and, beside it, what else can be done with the request: throw its answer away, copy it, share it. */
export function Execute(props: ExecuteProps) {
  const { path, method, specActions, specSelectors } = props;
  const operation = apiOperations.find((known) => known.path === path && known.method === method);
  return (
    <>
      <ExecuteButton {...props} />
      {specSelectors.responseFor(path, method) && (
        <ClearButton path={path} method={method} specActions={specActions} />
      )}
      {operation && <RequestTools operation={operation} />}
    </>
  );
}
