export const consoleStart = {
  loadFailed: 'The console couldn’t be loaded.',
  retry: 'Retry',
  skip: 'Skip to the operations',
  download: 'Download',
} as const;
