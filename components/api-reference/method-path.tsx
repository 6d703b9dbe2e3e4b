import { breakable } from '@/components/mdx/breakable';
import type { ApiOperation } from '@/lib/shared/openapi/operations';

/** Method badge and path template. Line breaks may fall before a slash. */
export function MethodPath({ operation: { method, path } }: { operation: ApiOperation }) {
  return (
    <>
      <span className={`method method-${method}`}>{method}</span>{' '}
      <code className="op-path">{breakable(path, /(?=\/)/)}</code>
    </>
  );
}
