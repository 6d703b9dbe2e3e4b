import { DifferenceLinks } from '@/features/differences/difference-links';
import type { PanelTexts } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import type { Verdict } from '../verdict/verdict';
import { Rich } from './rich';

interface Props {
  verdict: Verdict | undefined;
  status: number;
  /** Undefined for the sandbox. */
  origin: string | undefined;
  /** Whether the contract lacks the operation, so a server may, too. */
  isServerOnly?: boolean;
  texts: PanelTexts;
}

/** Says how a response deviates from the contract, and whether Endatix servers are known for it. */
export function Deviation({ verdict, status, origin, isServerOnly = false, texts }: Props) {
  if (!verdict || !('deviations' in verdict)) return null;
  const { isStatusKnown, deviations } = verdict;
  const differences = <span lang="en">{deviations.join('; ')}</span>;
  const what = isStatusKnown ? (
    <Rich text={texts.otherForm} values={{ differences }} />
  ) : (
    format(texts.otherStatus, { status })
  );
  if (verdict.kind === 'known' && origin)
    return (
      <p className="hint">
        {what} {verdict.isCertain ? texts.known : texts.possible}{' '}
        <DifferenceLinks differences={verdict.differences} />
      </p>
    );
  const isElsewhere = origin && status === 404;
  const elsewhere = isServerOnly ? texts.noOperation : texts.isOther;
  return <p className="console-bad">{isElsewhere ? format(elsewhere, { origin, status }) : what}</p>;
}
