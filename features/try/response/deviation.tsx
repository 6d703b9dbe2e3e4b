import { DifferenceLinks } from '@/features/differences/difference-links';
import { linkInLanguage } from '@/shared/addresses';
import type { PanelTexts } from '@/shared/i18n/en/panel';
import { format } from '@/shared/i18n/format';
import { problemLocale } from '@/shared/i18n/problems';
import { siteHref } from '@/shared/paths';
import type { Release } from '../client/release';
import type { Verdict } from '../verdict/verdict';
import { Rich } from './rich';

interface Props {
  verdict: Verdict | undefined;
  status: number;
  /** Undefined for the sandbox. */
  origin: string | undefined;
  /** Undefined while it is unknown. */
  release: Release | undefined;
  /** Whether the contract lacks the operation, so a server may, too. */
  isServerOnly?: boolean | undefined;
  texts: PanelTexts;
}

function LaterReleases({ texts }: Pick<Props, 'texts'>) {
  const href = linkInLanguage('/docs/getting-started/later-releases', problemLocale());
  return <a href={siteHref(href)}>{texts.laterReleases}</a>;
}

/** Says how a response deviates from the contract, and whether Endatix servers are known for it. */
export function Deviation({ verdict, status, origin, release, isServerOnly, texts }: Props) {
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
  if (verdict.kind === 'later')
    return (
      <p className="hint">
        {what} {texts.asLater} <LaterReleases texts={texts} />
      </p>
    );
  const isElsewhere = origin && status === 404;
  const elsewhere = isServerOnly || release ? texts.noOperation : texts.isOther;
  return (
    <p className="console-bad">
      {isElsewhere ? (
        <Rich text={elsewhere} values={{ origin, status, page: <LaterReleases texts={texts} /> }} />
      ) : (
        what
      )}
    </p>
  );
}
