/** Texts that the console shows before its other parts have loaded. */
export const consoleBar = {
  loadFailed: 'The console couldn’t be loaded.',
  retry: 'Retry',
  barLabel: 'Server, account and data',
  operations: 'Operations',
  serverAndAccount: 'Server and account',
  menu: 'Data and history',
  menuShort: 'Data',
  notSignedIn: 'Not signed in',
  signOut: 'Sign out',
  signInAdministrator: 'Sign in as administrator',
  signIn: 'Sign in…',
  signInShort: 'Sign in',
  sandbox: 'Sandbox',
} as const;
