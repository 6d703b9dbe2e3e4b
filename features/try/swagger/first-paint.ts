import 'server-only';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { basePath } from '@/shared/paths';

const run = promisify(execFile);

let drawn: Promise<string> | undefined;

async function draw(): Promise<string> {
  const script = 'features/try/swagger/first-paint.build.tsx';
  // A process of its own: React of the server's components has no class components, which Swagger UI needs.
  const args = ['--conditions=browser', '--import', 'tsx', script];
  const { stdout } = await run(process.execPath, args, {
    maxBuffer: 10_000_000,
    // The compiler has replaced the variable in this process, but not set it.
    env: { ...process.env, NODE_ENV: 'production', NEXT_PUBLIC_BASE_PATH: basePath },
  });
  if (!stdout.includes('opblock')) throw new Error(`${script} printed no operation.`);
  return stdout;
}

/** Returns what Swagger UI draws for the console at first, as HTML. Throws when that cannot be drawn. */
export function drawFirstPaint(): Promise<string> {
  drawn ??= draw();
  return drawn;
}
