import { spawnSync } from 'node:child_process';

/** Whether git can be started here. */
export function hasGit(): boolean {
  return spawnSync('git', ['--version'], { stdio: 'ignore' }).error === undefined;
}
