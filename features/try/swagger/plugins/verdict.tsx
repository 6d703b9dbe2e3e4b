import type { ComponentType } from 'react';
import { operationAt } from '@/shared/contract/all-operations';
import type { ApiOperation } from '@/shared/contract/operations';
import type { HttpResponse } from '@/shared/http/exchange';
import { console as texts } from '@/shared/i18n/en/console';
import { panel } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import { apiClient } from '../../client/client';
import type { Target } from '../../client/target';
import { ResponseNotes } from '../../response/response-notes';
import { useVerdict } from '../../response/use-verdict';
import { useSignIn } from '../../server/sign-in-dialog';
import type { Collection, OperationProps, SwaggerPlugin } from '../system';
import { focusExecute } from './execute';
import { received } from './transport';

interface LiveProps extends OperationProps {
  response: Collection;
}

interface Props {
  operation: ApiOperation;
  response: HttpResponse;
  target: Target;
}

/** Says whether a response is as documented, and what to do about one that readers do not want. */
function Verdict({ operation, response, target }: Props) {
  const judged = useVerdict(operation, response, target);
  const { signIn, dialog } = useSignIn(panel);
  const { guessed } = response.body;
  const sendAgain = () => {
    // The button goes with the response.
    focusExecute();
    document.querySelector<HTMLElement>(`#operations-${operation.tag}-${operation.id} .execute`)?.click();
  };
  return (
    <>
      <div className="verdict" role="status">
        {judged.verdict?.kind === 'contract' && <p className="console-good">{texts.asPromised}</p>}
        {judged.verdict?.kind === 'unchecked' && <p>{texts.unchecked}</p>}
        <ResponseNotes
          texts={panel}
          response={response}
          target={target}
          judged={judged}
          operation={operation.id}
          isServerOnly={operation.isServerOnly}
          needsToken={operation.isProtected}
          hasId={operation.path.includes('{')}
          actions={{
            signIn: () => signIn(sendAgain),
            useServer: (origin) => apiClient().choose({ kind: 'server', origin }),
          }}
        />
        {guessed && <p>{format(panel.guessed, { charset: guessed })}</p>}
      </div>
      {response.hidesHeaders && <p className="hint">{panel.hiddenHeaders}</p>}
      {dialog}
    </>
  );
}

/** Adds below each response the verdict of the operation pages, which compare it with the contract. */
export const verdict: SwaggerPlugin = () => ({
  wrapComponents: {
    liveResponse: (Original: ComponentType<LiveProps>) => (props: LiveProps) => {
      const operation = operationAt(props.path, props.method);
      const last = operation && received.get(operation.id);
      // Without a status, there was no response.
      const isAnswered = props.response.get('status') !== undefined;
      return (
        <>
          <Original
            {...props}
            // Swagger UI would look for a missing status in the document.
            response={isAnswered ? props.response : props.response.set('notDocumented', false)}
          />
          {last && isAnswered && <Verdict {...last} operation={operation} />}
        </>
      );
    },
  },
});
