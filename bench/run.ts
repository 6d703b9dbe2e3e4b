import { spawnSync } from 'node:child_process';
import { generate } from '@/scripts/generate';

// `npm run bench [-- NAME… OPTIONS]`: runs benchmarks, each in a process of its own; those of the site and of the API
// unless named. Options are for each of them.

const files: Record<string, string> = {
  site: 'bench/site.ts',
  api: 'bench/api.ts',
  soak: 'bench/soak/command.ts',
};
const named = process.argv.slice(2).filter((word) => word in files);
const options = process.argv.slice(2).filter((word) => !(word in files));

await generate();
for (const name of named.length > 0 ? named : ['site', 'api']) {
  const words = ['--import', 'tsx', files[name] ?? '', ...options];
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
