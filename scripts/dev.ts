import { spawn } from 'node:child_process';
import { generate } from './generate';
import { quietEnv, toolFile } from './support/run';

await generate();
const child = spawn(process.execPath, [toolFile('next'), 'dev', '--port', process.env.PORT ?? '3000'], {
  stdio: 'inherit',
  env: quietEnv,
});
child.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
