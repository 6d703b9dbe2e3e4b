const repository = {
  isShallow: () => false,
  path: () => '',
  getFileLatestModifiedDateAsync: async () => undefined,
};

/** Replaces Nextra's search for the last commit of each page (shared/files/git-date.ts reads all at once). */
export const Repository = { discover: () => repository };
