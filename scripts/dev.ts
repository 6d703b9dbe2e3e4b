import { spawn } from 'node:child_process';
import { watchFile } from 'node:fs';
import { errorMessage } from '@/lib/error-message';
import { generate } from './generate';
import { quietEnv, toolFile } from './lib/run';

// The compiler of the pages asks for it.
Object.assign(process.env, { NODE_ENV: 'development' });
await generate();
// The pages import what is generated from the contract: an edit of it shows at once, as that of a page does.
watchFile('openapi.json', { interval: 500 }, () => {
  generate().catch((error: unknown) => console.error(errorMessage(error)));
});
// What the build would reject shows at once, in the terminal and on the page.
const { watchContent } = await import('./lib/content-watch');
const problems = await watchContent(process.cwd());
// Seen from this machine alone, unless someone asks for more: `npm run dev -- --hostname 0.0.0.0`.
const where = ['--port', process.env.PORT ?? '3000', '--hostname', 'localhost', ...process.argv.slice(2)];
const child = spawn(process.execPath, [toolFile('next'), 'dev', ...where], {
  stdio: 'inherit',
  env: { ...quietEnv, NEXT_PUBLIC_CONTENT_PROBLEMS: problems },
});
child.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
