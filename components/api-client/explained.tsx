import type { Explanation } from '@/lib/browser/api/explain';

/** Why there is no answer, and how to go on. */
export function Explained({ explanation: { cause, mend, link } }: { explanation: Explanation }) {
  return (
    <p className="console-bad" role="alert">
      <strong>{cause}</strong> {mend}
      {link && (
        <>
          {' '}
          More in <a href={link.href}>{link.label}</a>.
        </>
      )}
    </p>
  );
}
