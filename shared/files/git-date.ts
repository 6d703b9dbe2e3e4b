import 'server-only';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Maximum size of git's output, in bytes. */
const MAX_HISTORY = 2 ** 28;

/** Parses the output of `git log --name-only` whose format begins with NUL and has one line. */
function commitsIn(log: string): { head: string; files: string[] }[] {
  return log
    .split('\0')
    .filter(Boolean)
    .map((commit) => {
      const [head = '', ...files] = commit.split('\n').filter(Boolean);
      return { head, files };
    });
}

/** Time of the last commit of each file, by folder. Read once for all pages of a build. */
const histories = new Map<string, Promise<ReadonlyMap<string, string>>>();

const isLater = (time: string, other = ''): boolean => !(Date.parse(time) <= Date.parse(other));

async function readHistory(folder: string): Promise<ReadonlyMap<string, string>> {
  const times = new Map<string, string>();
  try {
    const args = ['-c', 'core.quotePath=false', 'log', '--format=%x00%cI', '--name-only', '--relative'];
    const { stdout } = await run('git', args, { cwd: folder, maxBuffer: MAX_HISTORY });
    for (const { head: time, files } of commitsIn(stdout)) {
      // Merged commits aren't sorted by time.
      for (const file of files) if (isLater(time, times.get(file))) times.set(file, time);
    }
  } catch {
    // Without git, or outside a repository, the map stays empty.
  }
  return times;
}

/**
 * Returns the time of the last commit to any of the files or folders (ISO 8601); undefined without git,
 * outside a repository, or for files that were never committed. Reads the history once per folder.
 * @param files paths below the folder, with forward slashes
 */
export async function lastCommit(
  files: readonly string[],
  folder = process.cwd(),
): Promise<string | undefined> {
  const history = histories.get(folder) ?? readHistory(folder);
  histories.set(folder, history);
  let last: string | undefined;
  for (const [path, time] of await history)
    if (files.some((file) => path === file || path.startsWith(`${file}/`)) && isLater(time, last))
      last = time;
  return last;
}
