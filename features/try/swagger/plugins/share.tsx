import type { ComponentType } from 'react';
import { useState } from 'react';
import { copyText } from '@/shared/browser/clipboard';
import { operationAt } from '@/shared/contract/all-operations';
import type { ApiOperation } from '@/shared/contract/operations';
import { errorMessage } from '@/shared/error-message';
import { console as texts } from '@/shared/i18n/en/console';
import { format } from '@/shared/i18n/format';
import { routePath, toAddress } from '../address';
import { readForm } from '../form';
import { encodeCall } from '../share-link';
import type { OperationProps, SwaggerPlugin } from '../system';

/** Adds a button next to Execute that copies a link to the request, without its secrets. */
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
  },
});
