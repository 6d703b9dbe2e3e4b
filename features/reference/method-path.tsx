import { breakable } from '@/features/mdx/elements';
import type { ApiOperation } from '@/shared/contract/operations';

/** Renders method and path template. Lines can break before a slash. */
export function MethodPath({ operation: { method, path } }: { operation: ApiOperation }) {
  return (
    <>
      <span className={`method method-${method}`}>{method.toUpperCase()}</span>{' '}
      <code className="op-path bare">{breakable(path, /(?=\/)/)}</code>
    </>
  );
}
