import { type ComponentType, useMemo } from 'react';
import { signInAsAdministrator } from '@/features/api-client/administrator';
import { Advice } from '@/features/api-client/advice';
import { apiClient } from '@/features/api-client/client';
import { Deviation } from '@/features/api-client/deviation';
import { useStore } from '@/features/api-client/use-store';
import { useVerdict } from '@/features/api-client/use-verdict';
import { allOperations } from '@/shared/contract/all-operations';
import type { ApiOperation } from '@/shared/contract/operations';
import { console as texts } from '@/shared/i18n/en/console';
import { panel } from '@/shared/i18n/en/panel';
import type { Collection, OperationProps, SwaggerPlugin, SwaggerSystem } from '../system';

interface Props extends OperationProps {
  response: Collection;
}

/** A response as Swagger UI keeps it. */
interface Shown {
  status?: number;
  text?: string | Blob;
  headers: Record<string, string | string[]>;
}

/** Says whether a response is as documented, and what to do about one that readers do not want. */
function Verdict({
  system,
  operation,
  response,
}: Props & { system: SwaggerSystem; operation: ApiOperation }) {
  const { account, target: targets } = apiClient();
  const target = useStore(targets);
  const received = useMemo(() => {
    const { status = 0, text = '', headers } = response.toJS() as Shown;
    const blob = new Blob([text]);
    const type = String(headers['content-type'] ?? '');
    return { status, type, body: { blob, name: '', ...(typeof text === 'string' && { text }) } };
  }, [response]);
  const { status, body } = received;
  const verdict = useVerdict(operation, received);
  const { path, method } = operation;
  const sendAgain = () => {
    const resolved = system.specSelectors.specResolvedSubtree(['paths', path, method]);
    system.specActions.execute({ path, method, operation: resolved });
  };
  const signIn = () => {
    const { authActions, authSelectors } = system;
    if (target.kind === 'server') authActions.showDefinitions(authSelectors.definitionsToAuthorize());
    else void signInAsAdministrator(account).then(sendAgain, sendAgain);
  };
  return (
    <div className="verdict" role="status">
      {verdict?.kind === 'contract' && <p className="console-good">{texts.asPromised}</p>}
      {verdict?.kind === 'unchecked' && <p>{texts.unchecked}</p>}
      <Deviation
        verdict={verdict}
        status={status}
        origin={target.kind === 'server' ? target.origin : undefined}
        isServerOnly={operation.isServerOnly}
        texts={panel}
      />
      <Advice
        texts={panel}
        received={{
          operation: operation.id,
          hasId: path.includes('{'),
          needsToken: operation.isProtected,
          isSandbox: target.kind === 'sandbox',
          status,
          body: body.text,
        }}
        signIn={signIn}
      />
    </div>
  );
}

/** Adds below each response the verdict of the operation pages, which compare it with the contract. */
export const verdict: SwaggerPlugin = () => ({
  wrapComponents: {
    liveResponse: (Original: ComponentType<Props>, system) => (props: Props) => {
      const operation = allOperations.find(
        ({ path, method }) => path === props.path && method === props.method,
      );
      return (
        <>
          <Original {...props} />
          {operation && props.response.get('status') !== undefined && (
            <Verdict {...props} system={system} operation={operation} />
          )}
        </>
      );
    },
  },
});
