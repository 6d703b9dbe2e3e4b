import type { Texts } from '../texts';

/** Texts of the console; loaded with it, in the language of the page. */
export const console = {
  loadFailed: 'The console couldn’t be loaded.',
  retry: 'Retry',
  barLabel: 'Server, account and data',
  badAddress: 'The URL of this page isn’t valid. {problem}',

  // The list of operations.
  operations: 'Operations',
  skip: 'Skip to the first operation',
  download: 'Download',

  // Server, account, sandbox, values and history.
  server: 'Server',
  serverAndAccount: 'Server and account',
  account: 'Account',
  menu: 'Data and history',
  menuShort: 'Data',
  signedInAs: 'Signed in as {email}',
  ownToken: 'Using your access token',
  until: 'until {time}',
  renewed: ', renewed automatically',
  signingIn: 'Signing in…',
  notSignedIn: 'Not signed in',
  signOut: 'Sign out',
  signInAdministrator: 'Sign in as administrator',
  otherAccount: 'Other account or token…',
  signIn: 'Sign in…',
  signInShort: 'Sign in',
  passwordRestored: 'The password of {email} was changed in this sandbox. It is {password} again.',
  sandbox: 'Sandbox',
  sandboxIdle: 'Starts with the first request. Its data is stored in this browser.',
  sandboxStarting: 'Starting…',
  sandboxReady: 'Running. Its data is stored in this browser and shared by all tabs.',
  sandboxMemory: 'Running in memory. Data is lost when you leave this page: {reason}',
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
  values: 'Values',
  valuesMean:
    'IDs and questions from your last responses fill in the next requests for the same form. Write {example} in a field or a body to use one. They are stored until you leave the page.',
  valueFrom: 'from {operation}',
  valueYours: 'yours',
  forget: 'Clear',
  forgetAll: 'Clear all',
  newName: 'Name of a new value',
  newValue: 'New value',
  name: 'name',
  value: 'value',
  add: 'Add',
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
  linkFilled: 'The link filled in {operation}. Check the request before you execute it.',
  noAnchor: 'Section “{anchor}” doesn’t exist on this page.',

  // An operation and its form.
  open: 'no sign-in',
  tokenSent: 'token is sent',
  needsToken: 'needs a token',
  reference: 'Reference page',
  formLoading: 'Loading the form…',
  example: 'Example',
  body: 'Request body',
  bodyTooDeep: 'The body is nested deeper than {levels} levels. The API rejects it.',
  bodyRequired: 'The request body is required.',
  restore: 'Reset to example',
  pick: 'Pick',
  existing: 'Existing values of {parameter}',
  newestFirst: 'Newest first…',
  noneYet: 'None yet',
  fillFirst: 'Pick one, or execute “{operation}” first.',
  addEntry: 'Add {parameter}',
  remove: 'Remove',
  removeEntry: 'Remove {parameter} {number}',
  properties: 'Properties',

  // Where a request goes, and sending it.
  cancel: 'Cancel',
  clear: 'Clear',
  here: 'in this browser',
  there: 'on {origin}',
  withoutToken: '{place}, without a token',
  asUser: '{place}, as {email}',
  withToken: '{place}, with your token',
  sendToken: 'Send the access token as well (Authorization)',
  sendTokenSignIn: 'Sign in to send an access token as well (Authorization)',
  changesPassword:
    'Changes the password of the signed-in account. Without changes, the body sets the password of a new server again.',
  deletesForm: 'Deletes the form with all its definitions and submissions. You can’t undo this.',
  deletesTemplate: 'Deletes the template. You can’t undo this.',
  replacesQuestions: 'The form then asks the questions in the body, not its current ones.',
  replacesQuestionsIfSent: 'With jsonData in the body, replaces the questions of this definition.',
  replacesAnswers: 'Replaces the stored answers with those in the body.',
  keepJsonData:
    '{{jsonData}} stands for the current questions of the form: first execute “Read the active definition” for it. Without jsonData, an Endatix server replaces the questions of a form that has submissions.',
  code: 'Code',
  share: 'Share',
  leftOut: 'Without: {names}.',
  linkCopied: 'Link copied.',
  copyLink: 'Copy this link: {link}',
  bodyTooLong: 'The body is too long to show as code.',

  // The response.
  response: 'Response',
  previousResponse: 'Previous response',
  theSandbox: 'the sandbox in this browser',
  waiting: 'Waiting for {place}…',
  fromIn: 'from {place} in {milliseconds} ms',
  cancelled: 'Request canceled after {milliseconds} ms. The server might still have processed it.',
  asPromised: 'The response matches the API contract.',
  unchecked: 'The response wasn’t compared with the API contract. It is incomplete or too long.',
  unknownStatus: 'Status {status} isn’t documented for this operation.',
  otherForm:
    'The response differs from the API contract: {differences}. Check that this is an Endatix server of this version.',
  knownForm:
    'Differs from the contract ({differences}). This is a known difference of Endatix servers: {pages}.',
  knownStatus:
    'Status {status} isn’t documented for this operation. Endatix servers return it in these known cases: {pages}.',
  noEndatix:
    '{origin} responded with {status}, but it isn’t an Endatix API. Enter the part of your server’s URL before /api.',
  tokenHidden:
    'The server wrote your access token into this response. It is hidden here, but copied and saved responses contain it. Run the server in Production to stop this.',
  sandboxCode:
    'The sandbox has no URL. The code calls the same API on your computer: start it with {command} and use IDs that exist there.',
  codeLanguage: 'Language',
  signInFirst: 'Sign in first',
  documented: 'Documented responses',
  noDocumentedBody: 'This response has no body.',
  partFailed: 'This part couldn’t be loaded. Close it and open it again.',
  everyOperation: 'All operations',
  withRecords: 'With the recorded responses',

  // What to do about a response.
  noTokenSandbox: 'The request had no valid token.',
  noTokenServer: 'The request had no valid token. Sign in to this server, then select Execute.',
  toSandbox: 'Go to Sandbox',
  signInAndExecute: 'Sign in and send again',
  nothingThere:
    'No item with this ID exists here. An earlier request might have deleted or changed it, or it is on another server. Select “Pick” to see what exists.',
  nothingThereIds:
    'No item with these IDs exists here. An earlier request might have deleted or changed it, or it is on another server. Select “Pick” to see what exists.',
  resetHelps: 'To restore the demo data, select Reset.',
  lockedOut:
    'The password might have been changed in this sandbox. “Sign in as administrator” still works, and Reset restores the first password.',
  sandboxError:
    'The sandbox couldn’t read its data. An imported file can cause this. To restore the demo data, select Reset.',

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
} as const;

export type ConsoleTexts = Texts<typeof console>;
