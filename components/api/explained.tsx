import type { Explanation } from '@/client/api/explain';

/** Shows why there is no response, and what to do. */
export function Explained({ explanation: { cause, fix, link } }: { explanation: Explanation }) {
  return (
    <p className="console-bad" role="alert">
      <strong>{cause}</strong> {fix}
      {link && (
        <>
          {' '}
          More in <a href={link.href}>{link.label}</a>.
        </>
      )}
    </p>
  );
}
