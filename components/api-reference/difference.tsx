import { inline } from '@/components/mdx/markdown';
import type { DifferenceBlock } from '@/lib/build/reference/types';

function Sides({ difference: { sides, security, evidence } }: { difference: DifferenceBlock }) {
  return (
    <>
      <dl className="rs-sides">
        {sides.flatMap(({ name, text }) => [<dt key={name}>{name}</dt>, <dd key={text}>{inline(text)}</dd>])}
      </dl>
      {security && (
        <p className={`rs-security rs-${security.severity}`}>
          <strong>{security.level}</strong> {inline(security.advice)}
        </p>
      )}
      <p className="rs-evidence">{inline(evidence)}</p>
    </>
  );
}

/** A word that sets a difference apart from the others. */
export function Mark({ text, severity }: { text: string; severity: string }) {
  return <span className={`rs-mark rs-${severity}`}>{text}</span>;
}

/** What a running server does otherwise: folded under its title where it is one of several. */
export function DifferenceText({ difference }: { difference: DifferenceBlock }) {
  const { id, title, folded, security } = difference;
  if (!folded) return <Sides difference={difference} />;
  return (
    <details id={id} className="rs-difference">
      <summary>
        {inline(title)}
        {security && <Mark text={security.mark} severity={security.severity} />}
      </summary>
      <Sides difference={difference} />
    </details>
  );
}
