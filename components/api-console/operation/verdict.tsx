import { useState } from 'react';
import { Rich } from '@/components/api-client/rich';
import { inline } from '@/components/mdx/markdown';
import type { Ended } from '@/lib/browser/console/exchanges';
import { useWhen } from '@/lib/browser/use-when';
import { format } from '@/lib/i18n/format';
import { type ContractVerdict, judgeAnswer } from '@/lib/shared/openapi/contract-match';
import type { ApiOperation } from '@/lib/shared/openapi/operations';
import { siteHref } from '@/lib/shared/paths';
import { runningServerPage } from '@/lib/shared/running-server/page';
import type { GivenAnswer } from '@/lib/shared/running-server/recognise';
import type { Difference } from '@/lib/shared/running-server/types';
import { useTexts } from '../texts';

/** The answer as far as it can be judged; undefined for one that is not all there, or no text that can be read. */
function judged({ outcome }: Ended): GivenAnswer | undefined {
  if (outcome.kind !== 'answer') return undefined;
  const { status, headers, body } = outcome;
  const isUnread = body.text === undefined && body.blob.size > 0;
  if (body.broken || (isUnread && /json/i.test(body.blob.type))) return undefined;
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  // Bytes that are no text are no JSON either.
  return { status, type, text: isUnread ? '\u0000' : (body.text ?? '') };
}

/** Looks for an answer among those of running servers; what is known of them is loaded for that. */
function useRecognised(
  operationId: string,
  answer: GivenAnswer | undefined,
  deviations: readonly string[],
): Difference[] {
  const [found, setFound] = useState<Difference[]>([]);
  useWhen([operationId, answer?.status, answer?.type, answer?.text], () => {
    let isShown = true;
    setFound([]);
    if (answer)
      import('@/lib/shared/running-server/recognise').then(
        ({ recognise }) => isShown && setFound(recognise(operationId, answer, deviations)),
        // Without it the verdict stands alone.
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

/** Whether an answer is one that the contract promises, or at least one that running servers are known to give. */
export function Verdict({ operation, sent }: { operation: ApiOperation; sent: Ended }) {
  const texts = useTexts();
  const answer = judged(sent);
  const verdict: ContractVerdict | undefined =
    answer && judgeAnswer(operation, answer.status, answer.type, answer.text);
  const isOdd = verdict !== undefined && verdict.kind !== 'as-promised';
  const known = useRecognised(
    operation.id,
    isOdd && sent.target !== 'sandbox' ? answer : undefined,
    verdict?.kind === 'other-form' ? verdict.differences : [],
  );
  if (!answer || !verdict) return null;
  if (verdict.kind === 'as-promised') return <p className="console-hint">{texts.asPromised}</p>;
  const { status } = answer;
  const isUnknown = verdict.kind === 'unknown-status';
  const differences = isUnknown
    ? format(texts.unknownStatusShort, { status })
    : verdict.differences.join('; ');
  if (known.length > 0)
    return (
      <p className="console-hint">
        <Rich text={texts.asRunningServer} values={{ differences, pages: <Pages differences={known} /> }} />
      </p>
    );
  return (
    <p className="console-bad">
      {isUnknown ? format(texts.unknownStatus, { status }) : format(texts.otherForm, { differences })}
    </p>
  );
}
