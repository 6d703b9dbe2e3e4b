import 'server-only';
import { execFile } from 'node:child_process';
import { posix } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Maximum size of git's output, in bytes. */
const MAX_HISTORY = 2 ** 28;

/** Time of the last commit to each file and below each folder. Read once for all pages of a build. */
let history: Promise<ReadonlyMap<string, string>> | undefined;

/** Returns the later of two times. Merged commits aren't sorted by time. */
const laterOf = (time: string, other = time): string => (Date.parse(time) > Date.parse(other) ? time : other);

async function readHistory(): Promise<ReadonlyMap<string, string>> {
  const times = new Map<string, string>();
  try {
    const args = ['-c', 'core.quotePath=false', 'log', '--format=%x00%cI', '--name-only', '--relative'];
    const { stdout } = await run('git', args, { maxBuffer: MAX_HISTORY });
    for (const commit of stdout.split('\0').filter(Boolean)) {
      const [time = '', ...files] = commit.split('\n').filter(Boolean);
      for (const file of files)
        for (let path = file; path !== '.'; path = posix.dirname(path))
          times.set(path, laterOf(time, times.get(path)));
    }
  } catch {
    // Without git, or outside a repository, the map stays empty.
  }
  return times;
}

/**
 * Returns the time of the last commit to any of the files or folders (ISO 8601); undefined without git,
 * outside a repository, or for files that were never committed.
 * @param files paths from the project's root, with forward slashes
 */
export async function lastCommit(files: readonly string[]): Promise<string | undefined> {
  history ??= readHistory();
  const times = await history;
  const found = files.flatMap((file) => times.get(file) ?? []);
  return found.reduce<string | undefined>((last, time) => laterOf(time, last), undefined);
}
