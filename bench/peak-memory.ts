import { spawn, spawnSync } from 'node:child_process';

/** A command that ended. */
export interface Ran {
  code: number | null;
  seconds: number;
  /** Most memory that it and its processes held together, in megabytes (resident set). */
  peak: number;
  output: string;
}

/** Memory of a process group in megabytes. */
function residentOf(group: number): number {
  const { stdout } = spawnSync('ps', ['-eo', 'pgid=,rss='], { encoding: 'utf8' });
  const sizes = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([id]) => id === group)
    .map(([, kilobytes = 0]) => kilobytes);
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
    if (child.pid) peak = Math.max(peak, residentOf(child.pid));
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
