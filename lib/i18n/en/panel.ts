import type { Texts } from '../texts';

/** Texts of a run of an example; loaded with the first one. */
export const panel = {
  running: 'Running…',
  stoppedAt: 'Stopped at “{title}”:',
  duration: 'in {milliseconds} ms',
  asExpected: 'as expected',
  unexpected: '{status} was expected',
  noBody: 'The answer has no body.',
  noValue: 'No answer on this page has given a value for {names} yet. Run the examples in order.',
  valueMissing: 'A value for {names} is missing. First comes {steps}.',
  step: '“{title}”',
  nextStep: 'then',
  runEarlier: 'Run the earlier steps too',
  signIn: 'Sign in as the administrator of a fresh server',
  noAnswer:
    'No answer from {origin} ({reason}). Check that the server runs, that the browser trusts its certificate and that its CORS settings allow this site.',
  corsSettings: 'How to allow a site',
  runsAgainst: 'Runs against',
  sandbox: 'the sandbox in this page',
  ownServer: 'my own server',
  address: 'Address',
  noAddress: '"{text}" is no address. Write scheme and host, such as {example}.',
  noScheme: '"{text}" does not start with https:// or http://. Write it as {example}.',
  bareAddress: 'Leave user name, password, query and hash out of the address.',
} as const;

/** What each language needs of them. */
export type PanelTexts = Texts<typeof panel>;
