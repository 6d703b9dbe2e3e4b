import 'server-only';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { defaultLocale } from '@/lib/i18n';
import { commitsIn } from '@/lib/server/git-date';
import { getDocs } from '@/lib/server/source';
import { contentFiles } from '@/lib/server/source/files';
import { currentVersion } from '@/lib/versions';

const run = promisify(execFile);

const COMMITS = 200;

/** A page that was written or changed, once, at the time of its last change. */
export interface ChangedPage {
  title: string;
  href: string;
  date: string;
  /** What the last commit that changed it says of itself. */
  about: string;
}

interface FileChange {
  file: string;
  date: string;
  about: string;
}

/**
 * The last change of each file of a `git log` whose commits begin with a NUL: date, parents and subject between tabs,
 * then the names of the files. A commit without parents is where the history begins, or is cut off: it changes nothing.
 */
function lastChanges(log: string): FileChange[] {
  const changes = new Map<string, FileChange>();
  for (const { head, files } of commitsIn(log)) {
    const [date = '', parents = '', about = ''] = head.split('\t');
    if (parents === '') continue;
    for (const file of files) if (!changes.has(file)) changes.set(file, { file, date, about });
  }
  return [...changes.values()];
}

/** The last change of each file of the content, newest first; undefined without git or outside a repository. A shallow clone knows few of them. */
export async function contentChanges(folder: string): Promise<FileChange[] | undefined> {
  try {
    const args = ['log', `-${COMMITS}`, '--format=%x00%cI%x09%P%x09%s', '--name-only', '--', 'content'];
    const { stdout } = await run('git', args, { cwd: folder, maxBuffer: 1 << 24 });
    return lastChanges(stdout);
  } catch {
    return undefined;
  }
}

/**
 * Pages of the current version in the default language by the time of their last change, newest first; undefined
 * where git does not tell.
 */
export async function changedPages(folder = process.cwd()): Promise<ChangedPage[] | undefined> {
  const changes = await contentChanges(folder);
  if (changes === undefined) return undefined;
  const { pages } = await getDocs(currentVersion, defaultLocale);
  const byFile = new Map(pages.flatMap((page) => contentFiles(page).map((file) => [file, page] as const)));
  return changes.flatMap(({ file, date, about }) => {
    const page = byFile.get(file);
    return page && !page.draft ? [{ title: page.title, href: page.href, date, about }] : [];
  });
}
