import type { Texts } from '../texts';
import { consoleBar } from './console-bar';

/** Texts of the console, loaded with it in the language of the page. */
export const console = {
  ...consoleBar,
  badAddress: 'The URL of this page isn’t valid. {problem}',

  // The list of operations.
  skip: 'Skip to the first operation',
  download: 'Download',

  // Account and sandbox.
  signedInAs: 'Signed in as {email}',
  ownToken: 'Using your access token',
  until: 'until {time}',
  signingIn: 'Signing in…',
  passwordRestored: 'The password of {email} was changed in this sandbox. It is {password} again.',
  sandboxMemory: 'Running in memory. Data is lost when you leave this page: {reason}',
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
  pick: 'Pick',
  existing: 'Existing values of {parameter}',
  newestFirst: 'Newest first…',
  noneYet: 'None yet',
  fillFirst: 'Pick one, or execute “{operation}” first.',
  addEntry: 'Add {parameter}',
  remove: 'Remove',
  removeEntry: 'Remove {parameter} {number}',
  filterBuild: 'Build a filter',

  // Where a request goes, and sending it.
  selectServer: 'Select your server',
  cancel: 'Cancel',
  clear: 'Clear',
  here: 'in this browser',
  there: 'on {origin}',
  withoutToken: '{place}, without a token',
  asUser: '{place}, as {email}',
  withToken: '{place}, with your token',
  changesPassword:
    'Changes the password of the signed-in account. Without changes, the body sets the password of a new server again.',
  deletesForm: 'Deletes the form with all its definitions and submissions. You can’t undo this.',
  deletesItem: 'You can’t undo this.',
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

  // The response.
  response: 'Response',
  previousResponse: 'Previous response',
  theSandbox: 'the sandbox in this browser',
  waiting: 'Waiting for {place}…',
  fromIn: 'from {place} in {milliseconds} ms',
  cancelled: 'Request canceled after {milliseconds} ms. The server might still have processed it.',
  asPromised: 'The response matches the API contract.',
  unchecked: 'The response wasn’t compared with the API contract. It is incomplete or too long.',
  tokenHidden:
    'The server wrote your access token into this response. It is hidden here, but copied and saved responses contain it. Run the server in Production to stop this.',
  documented: 'Documented responses',
  noDocumentedBody: 'This response has no body.',
  partFailed: 'This part couldn’t be loaded. Close it and open it again.',
  everyOperation: 'All operations',
  withRecords: 'With the recorded responses',
} as const;

export type ConsoleTexts = Texts<typeof console>;
