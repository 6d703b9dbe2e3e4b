import type { Component } from 'react';
import type { OperationProps, SwaggerPlugin } from '../system';

interface ExecuteProps extends OperationProps {
  /** Whether a request is on its way. */
  disabled?: boolean;
}

interface ExecuteButton extends Component<ExecuteProps> {
  onClick: () => void;
}

/** Moves the focus to Execute from a control of the same operation that is about to go. */
export const focusExecute = (): void =>
  document.activeElement
    ?.closest('.opblock')
    ?.querySelector<HTMLElement>('.execute')
    ?.focus({ preventScroll: true });

type Clear = (path: string, method: string) => void;

/** Keeps the focus, which is lost as Swagger UI disables Execute while it sends, and removes Clear. */
export const focus: SwaggerPlugin = () => ({
  wrapComponents: {
    execute: (Original: new (props: ExecuteProps) => ExecuteButton) => {
      class Execute extends Original {
        override render() {
          const { disabled = false } = this.props;
          return (
            <button
              type="button"
              className="btn execute opblock-control__btn"
              aria-disabled={disabled}
              onClick={disabled ? undefined : this.onClick}
            >
              Execute
            </button>
          );
        }
      }
      return (props: ExecuteProps) => <Execute {...props} />;
    },
  },
  statePlugins: {
    spec: {
      wrapActions: {
        clearResponse: (original: Clear) => (path: string, method: string) => {
          // A reset of the parameters clears, too, and its button stays.
          if (document.activeElement?.matches('.btn-clear')) focusExecute();
          original(path, method);
        },
      },
    },
  },
});
