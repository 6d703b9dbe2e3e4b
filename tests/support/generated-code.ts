import { execFileSync } from 'node:child_process';

/** Generates the code that the tests import. Takes less than a second if it is current. */
export default function generate(): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/generate.ts'], { stdio: 'inherit' });
}
