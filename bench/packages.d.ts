// The part of a package in bench/package.json that the benchmark uses.
declare module 'autocannon' {
  export default function autocannon(options: {
    url: string;
    method: string;
    headers: Record<string, string>;
    body?: string;
    connections: number;
    /** Seconds. */
    duration: number;
  }): Promise<{ requests: { average: number }; non2xx: number; errors: number }>;
}
