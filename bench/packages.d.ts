// The parts of the packages in bench/package.json that the benchmarks use.

declare module 'autocannon' {
  interface Options {
    url: string;
    method?: string;
    headers?: Record<string, string>;
    body?: string;
    connections?: number;
    /** Seconds. */
    duration?: number;
    /** Requests, instead of a duration. */
    amount?: number;
  }
  interface Result {
    requests: { average: number; total: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}

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
