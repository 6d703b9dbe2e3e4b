import { spawn } from 'node:child_process';
import { watchFile } from 'node:fs';
import { mustSucceed, runTool, toolFile } from '@/shared/build/run';
import { errorMessage } from '@/shared/error-message';
import { generate } from './generate';
import { prepareStock, stockFolder } from './stock';

/**
 * Regenerates code and images when what they come from changes. Returns the file that the problems of the
 * content are written to.
 */
async function watchSources(): Promise<string> {
  const contracts = ['openapi.json', 'openapi.server.json', 'openapi.0.7.json'];
  const differences = ['differences.jsonl', 'recorded-responses.jsonl', 'sources.json'].map(
    (name) => `packages/reference-api/differences/${name}`,
  );
  let last = Promise.resolve();
  for (const file of [...contracts, ...differences, 'app/css/tokens.css'])
    watchFile(file, { interval: 500 }, () => {
      // In a process of its own, because this one keeps the modules that the last run generated.
      last = last
        .then(() => mustSucceed(runTool('tsx', ['scripts/generate.ts'])))
        .catch((error: unknown) => console.error(errorMessage(error)));
    });
  // Shows what the build would reject, in the terminal and on the page.
  const { watchContent } = await import('@/features/content-checks/content-watch');
  return watchContent(process.cwd());
}

// Reachable from this machine only by default. To open it: `npm run dev -- --hostname 0.0.0.0`.
const where = ['--port', process.env.PORT ?? '3000', '--hostname', 'localhost', ...process.argv.slice(2)];
const at = where.indexOf('--theme');
const [, theme] = at < 0 ? [] : where.splice(at, 2);
if (at >= 0 && theme !== 'stock') {
  console.error('The only other theme is Nextra’s own: npm run dev -- --theme stock');
  process.exit(1);
}

// Nextra's compiler reads it.
Object.assign(process.env, { NODE_ENV: 'development' });
await generate();
if (theme) await prepareStock();
const problems = theme ? undefined : await watchSources();
const child = spawn(process.execPath, [toolFile('next'), 'dev', ...where], {
  stdio: 'inherit',
  cwd: theme ? stockFolder : '.',
  env: { ...process.env, DOCS_GENERATED: '1', ...(problems && { NEXT_PUBLIC_CONTENT_PROBLEMS: problems }) },
});
child.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
