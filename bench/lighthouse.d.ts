/** The part of lighthouse that the benchmarks use; it is installed with the first of them (bench/package.json). */
declare module 'lighthouse' {
  interface Audit {
    numericValue?: number;
  }
  interface Result {
    lhr: {
      runtimeError?: { message: string };
      categories: Record<string, { score: number | null } | undefined>;
      audits: Record<string, Audit | undefined>;
    };
  }
  export default function lighthouse(
    url: string,
    flags: { port: number; output: 'json'; onlyCategories: string[]; logLevel: 'error' },
  ): Promise<Result | undefined>;
}
