import type { Texts } from '../texts';

/** Texts of a run of an example; loaded with the first one. */
export const panel = {
  foreign:
    'This page describes version {version} of the API, and the sandbox runs another. Choose a server of your own that runs {version}.',
  stoppedAt: 'Stopped at “{title}”:',
  duration: 'in {milliseconds} ms',
  asExpected: 'as expected',
  asForetold: 'as this page says of a running server',
  unexpected: '{status} was expected',
  noBody: 'The answer has no body.',
  noValue: 'No answer on this page has given a value for {names} yet. Run the examples in order.',
  noToken: 'This request needs an access token. Sign in at your server below; the run then goes on.',
  valueMissing: 'A value for {names} is missing. First comes {steps}.',
  step: '“{title}”',
  nextStep: 'then',
  runEarlier: 'Run the earlier steps too',
  signIn: 'Sign in as the administrator of a fresh server',
  runsAgainst: 'Runs against',
  sandbox: 'Sandbox (in your browser)',
  ownServer: 'Your server',
  address: 'Base URL',
  use: 'Use',
  sandboxMeans:
    'The API itself runs in this page. Requests and data stay in your browser; nothing is sent anywhere.',
  serverMeans: 'Requests go from your browser straight to {origin}. This site does not see them.',
  probing: 'Looking what runs at {origin} …',
  isEndatix: 'An Endatix API answers at {origin}.',
  isOther:
    'Something answers at {origin} with status {status}, but it is no Endatix API. The base URL is what stands before /api in the addresses of your server.',
  wait: 'Waiting for an answer …',
  cancel: 'Cancel',
  cancelled: 'You cancelled this run.',
  former: 'The answer before',
  otherForm: 'but not in the form that the contract promises: {differences}',
  cutOff: 'The connection broke off in the middle of the answer; what arrived is below.',
  tooLong: 'The answer has {bytes} bytes, too many to be shown here. Save it as a file.',
  binary: 'The answer has {bytes} bytes that are no text. Save it as a file.',
  save: 'Save the answer',
  notFound:
    'There is nothing with this id (any more): an earlier run may have deleted or changed it, or it belongs to another server.',
  startOver: 'Forget what was learnt and start over',
  lockedOut: 'The password of the administrator was changed in this sandbox.',
  restore: 'Set it back and run again',
  signedInAs: 'Runs as {email}.',
  withToken: 'Runs with your token.',
  signInAt: 'Sign in …',
  signOut: 'Sign out',
  signInTo: 'Sign in to the sandbox',
  signInAtServer: 'Sign in at {origin}',
  email: 'E-mail address',
  password: 'Password',
  signInNow: 'Sign in',
  orToken: 'Or paste an access token',
  useToken: 'Use this token',
  keepSignedIn: 'Keep me signed in while this tab is open',
  tokensKept:
    'Tokens stay in this tab, and in others of this site where the same account is signed in; they are forgotten when you close it.',
  tokensDropped: 'Tokens are forgotten when you leave or reload this page, or turn to another server.',
  drawFailed: 'This part could not be shown ({reason}).',
  again: 'Show it again',
  noAddress: '"{text}" is no address. Write scheme and host, such as {example}.',
  noScheme: '"{text}" does not start with https:// or http://. Write it as {example}.',
  bareAddress: 'Leave user name, password, query and hash out of the address.',
} as const;

/** What each language needs of them. */
export type PanelTexts = Texts<typeof panel>;
