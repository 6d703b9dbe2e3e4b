import type { Component } from 'react';
import { flushSync } from 'react-dom';
import { console as texts } from '@/shared/i18n/en/console';
import type { OperationProps, SwaggerPlugin } from '../system';

interface ExecuteProps extends OperationProps {
  /** Whether a request is on its way. */
  disabled: boolean;
  onExecute: () => void;
}

interface ExecuteButton extends Component<ExecuteProps> {
  onClick: () => void;
}

/** `extras` are options of Swagger UI's client. */
type Execute = (request: OperationProps & { extras: { signal: AbortSignal } }) => unknown;
type Clear = (path: string, method: string) => void;

/** Moves the focus to Execute from a control of the same operation that is about to go. */
export const focusExecute = (): void =>
  document.activeElement
    ?.closest('.opblock')
    ?.querySelector<HTMLElement>('.execute')
    ?.focus({ preventScroll: true });

/**
 * Keeps the focus, which is lost as Swagger UI disables Execute while it sends, and removes Clear. Adds “Cancel
 * request” while a request is on its way, and removes the previous response before.
 */
export const execute: SwaggerPlugin = () => {
  const running = new Map<string, AbortController>();
  const getKey = ({ path, method }: OperationProps) => `${method} ${path}`;
  return {
    wrapComponents: {
      execute: (Original: new (props: ExecuteProps) => ExecuteButton, { specActions }) => {
        class Execute extends Original {
          override render() {
            const { disabled } = this.props;
            const stop = () => {
              focusExecute();
              running.get(getKey(this.props))?.abort(new Error(texts.cancelled));
            };
            return (
              <>
                <button
                  type="button"
                  className="btn execute opblock-control__btn"
                  aria-disabled={disabled}
                  onClick={disabled ? undefined : this.onClick}
                >
                  Execute
                </button>
                {disabled && (
                  <button type="button" className="btn cancel opblock-control__btn" onClick={stop}>
                    {texts.cancel}
                  </button>
                )}
              </>
            );
          }
        }
        return (props: ExecuteProps) => {
          const start = () => {
            // At once: Swagger UI takes each change of the response for the end of the request.
            flushSync(() => specActions.clearResponse(props.path, props.method));
            props.onExecute();
          };
          return <Execute {...props} onExecute={start} />;
        };
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
          clearResponse: (original: Clear) => (path: string, method: string) => {
            // A reset of the parameters clears, too, and its button stays.
            if (document.activeElement?.matches('.btn-clear')) focusExecute();
            original(path, method);
          },
        },
      },
    },
  };
};
