import { useState } from 'react';
import { signInAsAdministrator } from '@/client/api/administrator';
import type { Ended } from '@/client/console/exchanges';
import { useWhen } from '@/client/use-when';
import { Button } from '@/components/api/button';
import { Rich } from '@/components/api/rich';
import { inline } from '@/components/mdx/markdown';
import { templateNames } from '@/lib/api/path-template';
import { type ContractVerdict, judgeResponse } from '@/lib/contract/contract-match';
import type { ApiOperation } from '@/lib/contract/operations';
import type { GivenResponse } from '@/lib/differences/match';
import { runningServerPage } from '@/lib/differences/page';
import type { Difference } from '@/lib/differences/types';
import { errorMessage } from '@/lib/error-message';
import { format } from '@/lib/i18n/format';
import { siteHref } from '@/lib/paths';
import { useConsole, useTexts } from '../console-context';
import { focusExecute } from './execute';

/** The response as far as it can be judged; undefined for one that is not all there, or no text that can be read. */
function judged({ outcome }: Ended): GivenResponse | undefined {
  if (outcome.kind !== 'response') return undefined;
  const { status, type, body } = outcome;
  const isUnread = body.text === undefined && body.blob.size > 0;
  if (body.broken || (isUnread && /json/i.test(body.blob.type))) return undefined;
  // Bytes that are no text are no JSON either.
  return { status, type, text: isUnread ? '\u0000' : (body.text ?? '') };
}

/** Searches the recorded responses of Endatix servers, which are loaded for it. */
function useMatchedDifferences(
  operationId: string,
  response: GivenResponse | undefined,
  deviations: readonly string[],
): Difference[] {
  const [found, setFound] = useState<Difference[]>([]);
  useWhen([operationId, response?.status, response?.type, response?.text], () => {
    let isShown = true;
    setFound([]);
    if (response)
      import('@/lib/differences/match').then(
        ({ matchDifferences }) => isShown && setFound(matchDifferences(operationId, response, deviations)),
        // Without it the verdict is alone.
        () => undefined,
      );
    return () => {
      isShown = false;
    };
  });
  return found;
}

/** Links to the differences, with `and` left to the comma. */
function Pages({ differences }: { differences: readonly Difference[] }) {
  return differences.map(({ id, area, title }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <a href={siteHref(`${runningServerPage}/${area}#${id}`)}>{inline(title)}</a>
    </span>
  ));
}

/** Shows whether a response matches the contract or a known difference of Endatix servers. */
export function Verdict({ operation, sent }: { operation: ApiOperation; sent: Ended }) {
  const texts = useTexts();
  const response = judged(sent);
  const verdict: ContractVerdict | undefined =
    response && judgeResponse(operation, response.status, response.type, response.text);
  const isOdd = verdict !== undefined && verdict.kind !== 'as-promised';
  const known = useMatchedDifferences(
    operation.id,
    isOdd && sent.target !== 'sandbox' ? response : undefined,
    verdict?.kind === 'other-form' ? verdict.differences : [],
  );
  if (!response || !verdict) return null;
  if (verdict.kind === 'as-promised') return <p className="hint">{texts.asPromised}</p>;
  const { status } = response;
  const isUnknown = verdict.kind === 'unknown-status';
  const differences = isUnknown
    ? format(texts.unknownStatusShort, { status })
    : verdict.differences.join('; ');
  if (known.length > 0)
    return (
      <p className="hint">
        <Rich text={texts.asRunningServer} values={{ differences, pages: <Pages differences={known} /> }} />
      </p>
    );
  return (
    <p className="console-bad">
      {isUnknown ? format(texts.unknownStatus, { status }) : format(texts.otherForm, { differences })}
    </p>
  );
}

/** How to go on after a response that readers do not want. */
export function Advice({ operation, sent }: { operation: ApiOperation; sent: Ended }) {
  const texts = useTexts();
  const state = useConsole();
  if (sent.outcome.kind !== 'response') return null;
  const { status, body } = sent.outcome;
  const isSandbox = sent.target === 'sandbox';
  const signIn = async (): Promise<boolean> => {
    try {
      await signInAsAdministrator(state.account);
      return true;
    } catch (error) {
      state.notice.set(errorMessage(error));
      return false;
    }
  };
  const signInAndExecute = (button: Element) => {
    // The button goes with the response that it is in.
    focusExecute(button);
    void signIn().then((isIn) => isIn && state.execute(operation));
  };
  const toSandbox = () => state.panelRequest.set('menu');
  const ids = templateNames(operation.path).length;
  const advice = (): [text: string, label?: string, act?: (button: Element) => void] | undefined => {
    if (status === 401 && operation.isProtected)
      return isSandbox
        ? [texts.noTokenSandbox, texts.signInAndExecute, signInAndExecute]
        : [texts.noTokenServer, texts.signIn, () => state.panelRequest.set('sign-in')];
    if (status === 404 && ids > 0) {
      const text = ids > 1 ? texts.nothingThereIds : texts.nothingThere;
      return isSandbox ? [`${text} ${texts.resetHelps}`, texts.toSandbox, toSandbox] : [text];
    }
    const isRejectedSignIn = status === 400 && operation.id === 'login' && isSandbox;
    if (isRejectedSignIn && body.text?.includes('credentials are invalid'))
      return [texts.lockedOut, texts.signInAdministrator, () => void signIn()];
    return status >= 500 && isSandbox ? [texts.sandboxError, texts.toSandbox, toSandbox] : undefined;
  };
  const [text, label, act] = advice() ?? [];
  if (!text) return null;
  return (
    <p className="hint">
      {text} {act && <Button onClick={({ currentTarget }) => act(currentTarget)}>{label}</Button>}
    </p>
  );
}
