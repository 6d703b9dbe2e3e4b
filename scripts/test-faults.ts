import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiFaults } from '@/tests/faults/api';
import { contentFaults, exportFaults } from '@/tests/faults/site';
import type { PlantedFault } from '@/tests/faults/types';
import { copyProject } from '@/tests/support/copy-project';
import { generate } from './generate';
import { quietEnv, runTool } from './support/run';

/** The copy in which faults are planted: in the project, so that its packages are found. */
const COPY = '.faults';

const areas = { api: apiFaults, content: contentFaults, export: exportFaults };

/** Runs the tests of a fault in the copy; true when one of them fails, as it should. */
async function isFound({ tests }: PlantedFault): Promise<boolean> {
  const env = { ...quietEnv, TEST_DATABASES: 'memory' };
  const { code } = tests.includes('types')
    ? await runTool('tsc', ['--noEmit', '-p', '.'], { cwd: COPY, env })
    : await runTool('vitest', ['run', '--bail=1', ...tests.filter((name) => !name.startsWith('tests/e2e'))], {
        cwd: COPY,
        env,
      });
  return code !== 0;
}

/** Plants a fault, looks whether it is found, and takes it away again. Returns what is wrong, if anything. */
async function plant(fault: PlantedFault): Promise<string | undefined> {
  const file = join(COPY, fault.file);
  const text = await readFile(file, 'utf8');
  const planted = text.replace(fault.find, fault.replace);
  if (planted === text) return `cannot be planted: its text is not in ${fault.file}`;
  await writeFile(file, planted);
  try {
    // What is made from the contract and the API follows them.
    if (fault.file === 'openapi.json') await runTool('tsx', ['scripts/generate.ts'], { cwd: COPY });
    return (await isFound(fault)) ? undefined : `was not found by ${fault.tests.join(', ')}`;
  } finally {
    await writeFile(file, text);
    if (fault.file === 'openapi.json') await runTool('tsx', ['scripts/generate.ts'], { cwd: COPY });
  }
}

// npm run test:faults [-- words of names or areas]: plants each fault in a copy and reports found of planted.
const wanted = process.argv.slice(2);
if (!existsSync('out/index.html')) {
  console.error('The built site is missing, in which some faults are planted: run npm run build first.');
  process.exit(2);
}
await generate();
await copyProject(COPY, { withTests: true });
for (const folder of ['out', 'generated']) await cp(folder, join(COPY, folder), { recursive: true });
let planted = 0;
const missed: string[] = [];
for (const [area, faults] of Object.entries(areas)) {
  for (const fault of faults) {
    if (wanted.length > 0 && !wanted.some((word) => `${area} ${fault.name}`.includes(word))) continue;
    planted += 1;
    const problem = await plant(fault);
    if (problem) missed.push(`${area}: ${fault.name} ${problem}`);
    console.log(`${problem ? 'MISSED ' : 'found  '} ${area}: ${fault.name}`);
  }
}
await rm(COPY, { recursive: true, force: true });
console.log(
  `${missed.map((line) => `\n${line}`).join('')}\n${planted - missed.length} of ${planted} planted faults found`,
);
process.exit(missed.length === 0 && planted > 0 ? 0 : 1);
