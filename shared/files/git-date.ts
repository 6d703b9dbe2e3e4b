import 'server-only';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Maximum size of git's output, in bytes. */
const MAX_HISTORY = 2 ** 28;

/** Time of the last commit of each file. Read once for all pages of a build. */
let history: Promise<ReadonlyMap<string, string>> | undefined;

const isLater = (time: string, other = ''): boolean => !(Date.parse(time) <= Date.parse(other));

async function readHistory(): Promise<ReadonlyMap<string, string>> {
  const times = new Map<string, string>();
  try {
    const args = ['-c', 'core.quotePath=false', 'log', '--format=%x00%cI', '--name-only', '--relative'];
    const { stdout } = await run('git', args, { maxBuffer: MAX_HISTORY });
    for (const commit of stdout.split('\0').filter(Boolean)) {
      const [time = '', ...files] = commit.split('\n').filter(Boolean);
      // Merged commits aren't sorted by time.
      for (const file of files) if (isLater(time, times.get(file))) times.set(file, time);
    }
  } catch {
    // Without git, or outside a repository, the map stays empty.
  }
  return times;
}

/** Latest time of each file or folder that was asked for. */
const latest = new Map<string, string | undefined>();

const laterOf = (time: string | undefined, other: string | undefined) =>
  time !== undefined && isLater(time, other) ? time : other;

/** Returns the latest time of a file, or of the files of a folder. */
function timeOf(path: string, times: ReadonlyMap<string, string>): string | undefined {
  if (!latest.has(path)) {
    const below = [...times].filter(([file]) => file.startsWith(`${path}/`)).map(([, time]) => time);
    latest.set(
      path,
      below.reduce<string | undefined>((last, time) => laterOf(time, last), times.get(path)),
    );
  }
  return latest.get(path);
}

/**
 * Returns the time of the last commit to any of the files or folders (ISO 8601); undefined without git,
 * outside a repository, or for files that were never committed.
 * @param files paths from the project's root, with forward slashes
 */
export async function lastCommit(files: readonly string[]): Promise<string | undefined> {
  history ??= readHistory();
  const times = await history;
  return files.reduce<string | undefined>((last, file) => laterOf(timeOf(file, times), last), undefined);
}
