import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Generates the code that the tests import, if it is missing: in a fresh clone. */
export default function generateOnce(): void {
  if (existsSync('generated/contract.ts')) return;
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/generate.ts'], { stdio: 'inherit' });
}
