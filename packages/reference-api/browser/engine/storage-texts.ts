import { SandboxError } from '../protocol';

const outcome = 'The sandbox works, but its data live in this tab only and end with it; Export keeps them.';

/** Why the data isn't stored in the browser. */
export const memoryOnlyReasons = {
  noStorage: `This browser blocks storage for this page, as some private windows do. ${outcome}`,
  full: `The browser has no more storage for this site. The sandbox continues, but new changes are stored in this tab only, until you close it. To keep them, export the data. To free space, reset the sandbox.`,
  broken: `The browser could not use its storage. ${outcome} Reload the page to try the storage again.`,
} as const;

/** What happened to stored data that is no longer usable. */
export const notices = {
  backup:
    'The data kept in this browser could not be read: they are damaged, or of a newer release of this site. The sandbox started afresh. A copy of the former data was put aside and can be downloaded until the next Reset.',
  dropped:
    'The data kept in this browser could not be read: they are damaged, or of a newer release of this site. The sandbox started afresh; there was nothing to put aside, or no room for it.',
} as const;

export const workFailures = {
  memory:
    'The browser has no memory left for the data of the sandbox. The last change was not kept. Close other tabs, or reset the sandbox.',
  noBackup: 'There is no copy of former data in this browser.',
  broken:
    'The database of the sandbox stopped working, and the last change was not kept. It starts again with the next request, from what this browser has stored.',
} as const;

/** Returns the sentence for the reader about an error. */
export function getSentence(error: unknown): string {
  if (error instanceof SandboxError) return error.message;
  const detail = error instanceof Error ? error.message : String(error);
  return `The sandbox failed unexpectedly (${detail}). Try again; if it keeps failing, reset the sandbox.`;
}
