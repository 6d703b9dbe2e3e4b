import { breakable } from '@/features/mdx/breakable';

/** Method badge and path template. Line breaks may fall before a slash. */
export function MethodPath({ method, path }: { method: string; path: string }) {
  return (
    <>
      <span className={`method method-${method}`}>{method}</span>{' '}
      <code className="op-path bare">{breakable(path, /(?=\/)/)}</code>
    </>
  );
}
