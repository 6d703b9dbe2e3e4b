import type { SwaggerSystem } from '@/framework/swagger/system';
import { operationAt } from '@/lib/shared/openapi/operations';
import { sendForm } from './form';
import { RequestTools } from './request-tools';

interface Place {
  path: string;
  method: string;
}

interface ExecuteProps
  extends Place,
    Pick<SwaggerSystem, 'specActions' | 'specSelectors' | 'oas3Actions' | 'oas3Selectors'> {
  /** Tells Swagger UI that the request is under way. */
  onExecute: () => void;
  disabled?: boolean;
}

/**
 * Sends what is filled in. Replaces Swagger UI's, which is disabled while it sends and so loses the focus, and which
 * leaves the former answer standing when it finds a fault and sends nothing.
 */
function ExecuteButton(props: ExecuteProps) {
  const run = () => {
    if (!props.disabled) sendForm(props, props, props.onExecute);
  };
  return (
    <button
      type="button"
      className="btn execute opblock-control__btn"
      aria-disabled={props.disabled === true}
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
  const operation = operationAt(path, method);
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
