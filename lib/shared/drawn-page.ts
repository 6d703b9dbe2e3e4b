import type { NavNode } from './nav-tree';

/**
 * What the frame of a page needs to know of it while the build draws it. None of it stands in the payload: the browser
 * reads it from the markup.
 */
export interface DrawnPages {
  /** Documentation tree of a page, cut to what belongs on it. */
  branch(path: string): NavNode[];
  /** Names of the versions that have a page of the documentation; undefined at every other address. */
  versions(path: string): readonly string[] | undefined;
}

/** Name under which server components tell it (framework/next/one-process.ts). */
export const DRAWN_PAGES = 'pages';
