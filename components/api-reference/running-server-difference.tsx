import { evidenceText } from '@/lib/shared/running-server/evidence';
import type { Difference, Security } from '@/lib/shared/running-server/types';
import { inline } from './markdown';

const levels: Record<Security['severity'], string> = {
  high: 'Security, serious',
  medium: 'Security',
  low: 'Security, minor',
};

/** What a difference means for the safety of data, and what to do. */
export function SecurityAdvice({ security: { severity, advice } }: { security: Security }) {
  return (
    <p className={`rs-security rs-${severity}`}>
      <strong>{levels[severity]}.</strong> {inline(advice)}
    </p>
  );
}

/** A difference in full. */
export function DifferenceText({ difference }: { difference: Difference }) {
  const { contract, server, client, security, evidence } = difference;
  return (
    <>
      <dl className="rs-sides">
        <dt>Contract</dt>
        <dd>{inline(contract.says)}</dd>
        <dt>Running server</dt>
        <dd>{inline(server.says)}</dd>
        <dt>To work with both</dt>
        <dd>{inline(client)}</dd>
      </dl>
      {security && <SecurityAdvice security={security} />}
      <p className="rs-evidence">{evidenceText(evidence)}</p>
    </>
  );
}
