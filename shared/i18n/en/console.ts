import { consoleStart } from './console-start';

export const console = {
  ...consoleStart,
  badAddress: 'The URL of this page isn’t valid. {problem}',
  linkFilled: 'The link filled in {operation}. Check the request before you execute it.',

  operations: 'Operations',
  noMatch: 'No operation matches.',

  document: 'Release',
  documentOctober: 'October 2025, as in the sandbox',
  documentNewest: '0.7.3',
  noDocument: 'The document of release 0.7.3 couldn’t be loaded. Check your connection and choose it again.',

  // Servers and account.
  servers: 'Server',
  sandboxServer: 'Sandbox in this browser',
  sandboxMemory: 'Running in memory. Data is lost when you leave this page: {reason}',
  authorizations: 'Available authorizations',
  signInAdministrator: 'Sign in as administrator',
  signedInAs: 'Signed in as {email}',
  ownToken: 'Using your access token',
  passwordRestored: 'The password of the administrator was changed in this sandbox. It is P@ssw0rd again.',

  // Below Execute and a response.
  share: 'Share',
  leftOut: 'Without: {names}.',
  linkCopied: 'Link copied.',
  copyLink: 'Copy this link: {link}',
  asPromised: 'The response matches the API contract.',
  cancel: 'Cancel request',
  cancelled: 'Request canceled. The server might still process it.',
  unchecked: 'The response wasn’t compared with the API contract. It is incomplete or too long.',
  tooLong: 'The response is too long to show here. This is its beginning.',

  // Data of the sandbox.
  sandboxData: 'Data of the sandbox',
  sandboxDataMeans: 'Stored in this browser, and shared by all tabs.',
  savePrevious: 'Export previous data',
  reset: 'Reset…',
  export: 'Export',
  import: 'Import…',
  dataFile: 'File with sandbox data',
  exported: 'Data exported.',
  imported: 'Imported {file}.',
  hasDemo: 'The sandbox contains its demo data again.',
  keepData: 'Keep data',
  replaceTitle: 'Replace the sandbox data?',
  replaceMeans:
    'Replaces all forms, templates and submissions in this browser with those of {file}, in every tab. To keep the current data, export it first.',
  replace: 'Replace data',
  resetTitle: 'Reset the sandbox?',
  resetMeans:
    'Deletes all forms, templates and submissions in this browser, in every tab, and restores the demo data. To keep the current data, export it first.',
  resetDo: 'Delete and reset',
} as const;
