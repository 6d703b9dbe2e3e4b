import type { ComponentType } from 'react';
import { useRelease } from '@/features/try/client/use-release';
import { operationAt } from '@/shared/contract/all-operations';
import type { ApiOperation } from '@/shared/contract/operations';
import type { HttpResponse } from '@/shared/http/exchange';
import { console as texts } from '@/shared/i18n/en/console';
import { panel } from '@/shared/i18n/en/panel';
import { signInAsAdministrator } from '../../client/administrator';
import { apiClient } from '../../client/client';
import { getOrigin, type Target } from '../../client/target';
import { Advice } from '../../response/advice';
import { Deviation } from '../../response/deviation';
import { Redirected } from '../../response/redirected';
import { useVerdict } from '../../response/use-verdict';
import type { Collection, OperationProps, SwaggerPlugin, SwaggerSystem } from '../system';
import { received } from './transport';

interface LiveProps extends OperationProps {
  response: Collection;
}

interface Props {
  system: SwaggerSystem;
  operation: ApiOperation;
  response: HttpResponse;
  target: Target;
}

/** Says whether a response is as documented, and what to do about one that readers do not want. */
function Verdict({ system, operation, response, target }: Props) {
  const client = apiClient();
  const { status, body, sent } = response;
  const release = useRelease(target);
  const verdict = useVerdict(operation, response, release);
  const { path, method } = operation;
  const sendAgain = () => {
    const resolved = system.specSelectors.specResolvedSubtree(['paths', path, method]);
    system.specActions.execute({ path, method, operation: resolved });
  };
  const signIn = () => {
    const { authActions, authSelectors } = system;
    if (target.kind === 'server') authActions.showDefinitions(authSelectors.definitionsToAuthorize());
    else void signInAsAdministrator(client.account).then(sendAgain, sendAgain);
  };
  return (
    <div className="verdict" role="status">
      {verdict?.kind === 'contract' && <p className="console-good">{texts.asPromised}</p>}
      {verdict?.kind === 'unchecked' && <p>{texts.unchecked}</p>}
      <Deviation
        verdict={verdict}
        status={status}
        origin={target.kind === 'server' ? target.origin : undefined}
        release={release}
        isServerOnly={operation.isServerOnly}
        texts={panel}
      />
      <Redirected
        response={response}
        origin={getOrigin(target)}
        texts={panel}
        onUse={(origin) => client.choose({ kind: 'server', origin })}
      />
      <Advice
        texts={panel}
        received={{
          operation: operation.id,
          // An address that another program lacks names no item.
          hasId: path.includes('{') && verdict?.kind !== 'foreign',
          needsToken: operation.isProtected,
          isSandbox: target.kind === 'sandbox',
          status,
          body: body.text,
          sent: sent.body,
          url: sent.url,
          release,
        }}
        signIn={signIn}
      />
    </div>
  );
}

/** Adds below each response the verdict of the operation pages, which compare it with the contract. */
export const verdict: SwaggerPlugin = () => ({
  wrapComponents: {
    liveResponse: (Original: ComponentType<LiveProps>, system) => (props: LiveProps) => {
      const operation = operationAt(props.path, props.method);
      const last = operation && received.get(operation.id);
      // Without a status, there was no response.
      const isAnswered = props.response.get('status') !== undefined;
      return (
        <>
          <Original {...props} />
          {last && isAnswered && <Verdict {...last} system={system} operation={operation} />}
        </>
      );
    },
  },
});
