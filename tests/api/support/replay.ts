/**
 * Settings of a property run. fast-check prints seed and path of a failure; given back as FAST_CHECK_SEED and
 * FAST_CHECK_PATH they run exactly that case again.
 */
export function replayable(numRuns: number) {
  const { FAST_CHECK_SEED: seed, FAST_CHECK_PATH: path } = process.env;
  return {
    numRuns,
    ...(seed ? { seed: Number(seed) } : {}),
    ...(path ? { path, endOnFailure: true } : {}),
  };
}
