/** Shows that the benchmarks run; their figures count for nothing, so nothing is slowed down or repeated. */
export const isSmoke = process.argv.includes('--smoke');
