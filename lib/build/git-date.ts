import 'server-only';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Time of the last commit that touched one of the files (ISO 8601); undefined without git, outside a repository,
 * or for files that were never committed.
 */
export async function lastCommit(
  files: readonly string[],
  folder = process.cwd(),
): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', ['log', '-1', '--format=%cI', '--', ...files], { cwd: folder });
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}
