import { type ComponentType, useState } from 'react';
import { copyText } from '@/shared/browser/clipboard';
import { createStore } from '@/shared/browser/store';
import { useStore } from '@/shared/browser/use-store';
import { operationAt } from '@/shared/contract/all-operations';
import type { ApiOperation } from '@/shared/contract/operations';
import { errorMessage } from '@/shared/error-message';
import { console as texts } from '@/shared/i18n/en/console';
import { format } from '@/shared/i18n/format';
import { routePath, toAddress } from '../address';
import { readForm } from '../form';
import { decodeCall, encodeCall } from '../share-link';
import type { FormProps, OperationProps, SwaggerPlugin, SwaggerSystem } from '../system';

/** What became of a share link, above the parameters of its operation; null for no link. */
export const linkNotice = createStore<{ operation: string; sentence: string } | null>(null);

/** Fills in the request of a share link, and says so. */
export function fillShared(system: SwaggerSystem, operation: ApiOperation, shared: string): void {
  const say = (sentence: string) => linkNotice.set({ operation: operation.id, sentence });
  try {
    const { parameters, body } = decodeCall(operation.id, shared);
    const pathMethod = [operation.path, operation.method] as const;
    for (const { name, in: place } of operation.parameters)
      if (parameters[name] !== undefined)
        system.specActions.changeParam(pathMethod, name, place, parameters[name], false);
    if (body !== undefined) {
      system.oas3Actions.setRetainRequestBodyValueFlag({ value: true, pathMethod });
      system.oas3Actions.setRequestBodyValue({ value: body, pathMethod });
    }
    say(format(texts.linkFilled, { operation: operation.id }));
  } catch (error) {
    say(errorMessage(error));
  }
}

/**
 * Adds a button next to Execute that copies a link to the request, without its secrets. Says above the parameters
 * of an operation what became of such a link: the page is scrolled there.
 */
export const share: SwaggerPlugin = () => ({
  wrapComponents: {
    execute: (Original: ComponentType<OperationProps>, system) =>
      function Execute(props: OperationProps) {
        const [message, setMessage] = useState('');
        const copy = async (operation: ApiOperation) => {
          try {
            const { code, removed } = encodeCall(readForm(system, operation));
            // Servers and analytics get no hash: a path would tell them the request.
            const link = toAddress('hash', routePath(operation, code));
            const left = removed.length > 0 ? format(texts.leftOut, { names: removed.join(', ') }) : '';
            const said = (await copyText(link)) ? texts.linkCopied : format(texts.copyLink, { link });
            setMessage(`${said} ${left}`);
          } catch (error) {
            setMessage(errorMessage(error));
          }
        };
        const operation = operationAt(props.path, props.method);
        return (
          <>
            <Original {...props} />
            {operation && (
              <button
                type="button"
                className="btn opblock-control__btn share"
                onClick={() => void copy(operation)}
              >
                {texts.share}
              </button>
            )}
            <p role="status" className="share-status">
              {message}
            </p>
          </>
        );
      },
    parameters: (Original: ComponentType<FormProps>) =>
      function Parameters(props: FormProps) {
        const said = useStore(linkNotice);
        const isHere = said && said.operation === operationAt(...props.pathMethod)?.id;
        return (
          <>
            {/* An alert: it appears together with the form of its operation. */}
            {isHere && (
              <div className="console-notice" role="alert">
                <p>{said.sentence}</p>
              </div>
            )}
            <Original {...props} />
          </>
        );
      },
  },
});
