/** What is wrong, and how to fix it, when the tables lack something or have something that this program did not create. */
export const OTHER_TABLES = {
  reason: 'the tables are not those that this program creates',
  fix: 'Restore the database from a backup, or use an empty one.',
} as const;
