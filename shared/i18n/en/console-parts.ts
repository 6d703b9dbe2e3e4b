/** Texts of the parts of the console that load when they are opened: panels and code. */
export const consoleParts = {
  // Server and account.
  server: 'Server',
  account: 'Account',
  renewed: 'Signed in as {email}. The session is renewed automatically.',
  otherAccount: 'Sign in with account or token…',

  // Data of the sandbox.
  sandboxIdle: 'Starts with the first request. Its data is stored in this browser.',
  sandboxStarting: 'Starting…',
  sandboxReady: 'Running. Its data is stored in this browser and shared by all tabs.',
  savePrevious: 'Export previous data',
  previousSaved: 'Previous data exported.',
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

  // Values and history.
  values: 'Values',
  valuesMean:
    'IDs and questions from your last responses fill in the next requests for the same form. Write {example} in a field or a body to use one. They are stored until you leave the page.',
  valueFrom: 'from {operation}',
  forget: 'Clear',
  forgetAll: 'Clear all',
  recent: 'Recent requests',
  recentEmpty:
    'No requests yet. Send one to see it here. The list stays in this browser and contains no secrets.',
  fillSecrets: 'Enter {names}: secrets aren’t stored. Then select Execute.',
  wentElsewhere: 'This request was sent to {target}. To send it to the selected server, select Execute.',
  changesData: 'This request changes data. Check it, then select Execute.',
  noResponseShort: 'none',
  runAgain: 'Run again',
  fillAgain: 'Fill in again',
  clearList: 'Clear list',

  // Webhook messages of the sandbox.
  webhooks: 'Webhooks',
  webhooksEmpty: 'No messages yet. Create or change a form, or complete a submission.',
  webhooksMean:
    'Your requests caused these messages. The sandbox doesn’t send them. It shows about when an Endatix server with default settings would try, because each wait varies.',
  receiver: 'The receiver',
  receiverWorks: 'returns 200',
  receiverRecovers: 'returns 503 once, then 200',
  receiverFails: 'always returns 503',
  receiverAsksToWait: 'returns 429 with Retry-After: 30',
  receiverRejects: 'rejects the connection',
  receiverIsSlow: 'takes longer than 10 seconds',
  webhookAttempt: 'After {seconds} s: {outcome}',
  webhookLost: 'no connection',
  webhookTimeout: 'no response within 10 s',
  webhookDelivered: 'The message is delivered.',
  webhookNotRetried: 'The server gives up. It retries only after a response.',
  webhookNoRetriesLeft: 'The server gives up after its last retry.',
  webhookNoTimeLeft: 'The server gives up. All attempts together have 120 seconds.',

  // The filter of a list.
  filterField: 'Field of the filter',
  filterOperator: 'Operator of the filter',
  filterValue: 'Value of the filter',
  filterIs: 'equals one of',
  filterIsNot: 'equals none of',
  filterMore: 'after, more than',
  filterLess: 'before, less than',
  filterFrom: 'from, at least',
  filterTo: 'until, at most',
  filterInsert: 'Insert',

  // Code.
  sandboxCode: 'The sandbox has no URL. The code calls {api}, and needs IDs that exist there.',
  sameApi: 'the same API on your computer',
  codeLanguage: 'Language',
  signInFirst: 'Sign in first',
  bodyTooLong: 'The body is too long to show as code.',
} as const;
