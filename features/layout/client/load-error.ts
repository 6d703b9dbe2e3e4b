import 'client-only';

/** True for errors that mean "a part of the page could not be fetched", as browsers and bundlers word them. */
export function isLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script failed/i.test(
      error.message,
    )
  );
}
