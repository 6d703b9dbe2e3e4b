import { useId } from 'react';
import { errorMessage } from '@/lib/shared/error-message';
import { operationAt } from '@/lib/shared/openapi/operations';
import { useConsole, useStore } from '../console-context';
import { useTexts } from '../texts';
import { isFormComplete } from './form';
import { OptionalToken } from './optional-token';
import { Destination } from './place';
import { RequestTools } from './request-tools';
import type { SwaggerSystem } from './swagger-system';
import { useExchange } from './use-exchange';

interface Props
  extends Pick<SwaggerSystem, 'specActions' | 'specSelectors' | 'oas3Actions' | 'oas3Selectors'> {
  path: string;
  method: string;
}

/** Brings the focus from a button that goes to Execute. */
function focusExecute(from: Element): void {
  from.closest('.opblock')?.querySelector<HTMLElement>('.execute')?.focus();
}

/**
 * Execute with what belongs to it: where the request goes, giving it up, throwing its answer away, copying and sharing
 * it. Replaces Swagger UI's button, and with it Swagger UI's way to send.
 */
export function Execute({ path, method, ...system }: Props) {
  const state = useConsole();
  const id = useId();
  const texts = useTexts();
  const operation = operationAt(path, method);
  const { current, last } = useExchange(operation?.id ?? '');
  useStore(state.system);
  if (!operation) return null;

  const run = () => {
    if (current) return;
    state.notice.set('');
    try {
      if (isFormComplete(system, operation)) state.execute(operation);
      // The former answer would be taken for that of this try.
      else state.exchanges.clear(operation.id);
    } catch (error) {
      state.exchanges.clear(operation.id);
      state.notice.set(errorMessage(error));
    }
  };

  return (
    <>
      <button
        type="button"
        className="btn execute opblock-control__btn"
        aria-disabled={current !== undefined}
        aria-describedby={id}
        onClick={run}
      >
        {texts.execute}
      </button>
      <Destination id={id} operation={operation} />
      <OptionalToken operation={operation} />
      {current && (
        <button
          type="button"
          className="btn opblock-control__btn"
          onClick={({ currentTarget }) => {
            focusExecute(currentTarget);
            state.exchanges.cancel(operation.id);
          }}
        >
          {texts.cancel}
        </button>
      )}
      {last && !current && (
        <button
          type="button"
          className="btn btn-clear opblock-control__btn"
          onClick={({ currentTarget }) => {
            focusExecute(currentTarget);
            state.exchanges.clear(operation.id);
          }}
        >
          {texts.clear}
        </button>
      )}
      {operation.id === 'updateActiveFormDefinition' && (
        <p className="console-caution">{texts.keepJsonData}</p>
      )}
      <RequestTools operation={operation} />
    </>
  );
}
