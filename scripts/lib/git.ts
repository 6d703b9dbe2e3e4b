import { spawnSync } from 'node:child_process';

/** Whether `program`, git, can be started here. */
export function hasGit(program = 'git'): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
}
