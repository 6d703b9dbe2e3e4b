import type { ApiOperation } from '@/lib/openapi/operations';

/** Method badge and path template. Line breaks may fall before a slash. */
export function MethodPath({ operation: { method, path } }: { operation: ApiOperation }) {
  return (
    <>
      <span className={`method method-${method}`}>{method}</span>{' '}
      <code className="op-path">
        {path.split(/(?=\/)/).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed path never move
          <span key={index}>
            {index > 0 && <wbr />}
            {part}
          </span>
        ))}
      </code>
    </>
  );
}
