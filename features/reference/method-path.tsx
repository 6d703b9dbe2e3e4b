import { breakable } from '@/features/mdx/breakable';

/** Renders method and path template. Lines can break before a slash. */
export function MethodPath({ method, path }: { method: string; path: string }) {
  return (
    <>
      <span className={`method method-${method}`}>{method.toUpperCase()}</span>{' '}
      <code className="op-path bare">{breakable(path, /(?=\/)/)}</code>
    </>
  );
}
