import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { console as texts } from '@/shared/i18n/en/console';
import type { OperationProps, SwaggerPlugin } from '../system';
import { focusExecute } from './focus';

interface ExecuteProps extends OperationProps {
  /** Whether a request is on its way. */
  disabled: boolean;
  onExecute: () => void;
}

/** `extras` are options of Swagger UI's client. */
type Execute = (request: OperationProps & { extras: { signal: AbortSignal } }) => unknown;

/** Adds “Cancel request” next to Execute while a request is on its way, and removes the previous response before. */
export const cancel: SwaggerPlugin = () => {
  const running = new Map<string, AbortController>();
  const getKey = ({ path, method }: OperationProps) => `${method} ${path}`;
  return {
    wrapComponents: {
      execute:
        (Original: ComponentType<ExecuteProps>, { specActions }) =>
        (props: ExecuteProps) => {
          const start = () => {
            // At once: Swagger UI takes each change of the response for the end of the request.
            flushSync(() => specActions.clearResponse(props.path, props.method));
            props.onExecute();
          };
          const stop = () => {
            focusExecute();
            running.get(getKey(props))?.abort(new Error(texts.cancelled));
          };
          return (
            <>
              <Original {...props} onExecute={start} />
              {props.disabled && (
                <button type="button" className="btn cancel opblock-control__btn" onClick={stop}>
                  {texts.cancel}
                </button>
              )}
            </>
          );
        },
    },
    statePlugins: {
      spec: {
        wrapActions: {
          execute: (original: Execute) => (request: OperationProps) => {
            const controller = new AbortController();
            running.set(getKey(request), controller);
            return original({ ...request, extras: { signal: controller.signal } });
          },
        },
      },
    },
  };
};
