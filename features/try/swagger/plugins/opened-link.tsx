import type { ComponentType } from 'react';
import { createStore } from '@/shared/browser/store';
import { useStore } from '@/shared/browser/use-store';
import { operationAt } from '@/shared/contract/all-operations';
import type { ApiOperation } from '@/shared/contract/operations';
import { errorMessage } from '@/shared/error-message';
import { console as texts } from '@/shared/i18n/en/console';
import { format } from '@/shared/i18n/format';
import { decodeCall } from '../share-link';
import type { SwaggerPlugin, SwaggerSystem } from '../system';

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

/** Reads the notice as an alert: it appears together with the form of its operation. */
function LinkNotice({ operation }: { operation: string }) {
  const said = useStore(linkNotice);
  if (said?.operation !== operation) return null;
  return (
    <div className="console-notice" role="alert">
      <p>{said.sentence}</p>
    </div>
  );
}

interface Props {
  pathMethod: readonly [path: string, method: string];
}

/** Says above the parameters of an operation what became of a share link: the page is scrolled there. */
export const openedLink: SwaggerPlugin = () => ({
  wrapComponents: {
    parameters: (Original: ComponentType<Props>) => (props: Props) => {
      const operation = operationAt(...props.pathMethod);
      return (
        <>
          {operation && <LinkNotice operation={operation.id} />}
          <Original {...props} />
        </>
      );
    },
  },
});
