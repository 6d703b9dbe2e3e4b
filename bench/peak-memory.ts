import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A command that ended. */
export interface Ran {
  code: number | null;
  seconds: number;
  /** Most memory that it and its processes held together, in megabytes; what they share counts once where the kernel tells it. */
  peak: number;
  output: string;
}

/** Memory of a process in kilobytes: of what it shares with others its part, where the kernel says so. */
function memoryOf(id: number, resident: number): number {
  try {
    const [, own] = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')) ?? [];
    return own === undefined ? resident : Number(own);
  } catch {
    // No Linux, or the process has ended.
    return resident;
  }
}

/** Memory of a process group in megabytes. */
function memoryOfGroup(group: number): number {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,pgid=,rss='], { encoding: 'utf8' });
  const sizes = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, own]) => own === group)
    .map(([id = 0, , resident = 0]) => memoryOf(id, resident));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** Runs a program in a process group of its own, and follows what it takes. */
export function measureRun(
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Ran> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    ...options,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let peak = 0;
  let output = '';
  const timer = setInterval(() => {
    if (child.pid) peak = Math.max(peak, memoryOfGroup(child.pid));
  }, 500);
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      output += data.toString();
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      resolve({ code, seconds: (performance.now() - started) / 1000, peak, output });
    });
  });
}
