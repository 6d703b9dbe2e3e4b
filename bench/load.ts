import { loadavg } from 'node:os';

/** How busy the machine is: processes that want to run, per core, over the last minute. */
export const load = (cores: number): number => (loadavg()[0] ?? 0) / cores;
