import { spawnSync } from 'node:child_process';

export function hasGit(): boolean {
  return spawnSync('git', ['--version'], { stdio: 'ignore' }).error === undefined;
}
