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

function PageLink({ page, text }: { page: string; text: string }) {
  return <a href={siteHref(linkInLanguage(page, problemLocale()))}>{text}</a>;
}

/** Says how a response deviates from the contract, and whether Endatix servers are known for it. */
export function Deviation({ verdict, status, origin, release, isServerOnly, texts }: Props) {
  if (!verdict || !('deviations' in verdict)) return null;
  const { isStatusKnown, deviations } = verdict;
  const laterReleases = <PageLink page="/docs/getting-started/later-releases" text={texts.laterReleases} />;
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
        {what} {texts.asLater}{' '}
        {status >= 500 ? <PageLink page="/docs/guides/errors#500" text={texts.causesOf500} /> : laterReleases}
      </p>
    );
  const isElsewhere = origin && status === 404;
  const elsewhere = isServerOnly || release ? texts.noOperation : texts.isOther;
  return (
    <p className="console-bad">
      {isElsewhere ? <Rich text={elsewhere} values={{ origin, status, page: laterReleases }} /> : what}
    </p>
  );
}
