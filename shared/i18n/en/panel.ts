import type { Texts } from '../texts';

export const panel = {
  serverOnly: 'The sandbox doesn’t have this operation. Select your own server, and it gets the request.',
  stoppedAt: 'Stopped at “{title}”:',
  duration: 'in {milliseconds} ms',
  known: 'Known difference of Endatix servers:',
  possible: 'Possible cause, known of Endatix servers:',
  unexpected: 'expected {status}',
  noValue: 'Missing: {names}. Run the examples in order. One that fails says what to do.',
  noToken: 'This request needs an access token. Sign in to your server, and the run continues.',
  valueMissing:
    'Missing: {names}. This comes from a successful response to {steps}. If that failed, its response says what to do.',
  step: '“{title}”',
  nextStep: 'then',
  runEarlier: 'Run the earlier steps too',
  signIn: 'Sign in as the administrator of a new server',
  runsAgainst: 'Runs against',
  sandbox: 'Sandbox (in your browser)',
  ownServer: 'Your server',
  address: 'Base URL',
  use: 'Use',
  sandboxMeans: 'The API runs in this page. Your requests and their data remain in your browser.',
  memoryMeans:
    'The API runs in this page. The browser can’t store its data, which is lost when you leave the page.',
  serverMeans: 'Requests go from your browser directly to {origin}. This site doesn’t see them.',
  probing: 'Checking {origin}…',
  isEndatix: 'An Endatix API responds at {origin}.',
  releaseLater: 'It runs release 0.7 or later. Responses are compared with that release, too.',
  releaseEarlier: 'It runs a release before 0.7.',
  releaseUnknown: 'Its release isn’t known yet. To ask the server, select “{use}”.',
  shortened: 'Requests add the path of the API themselves, so the base URL is {origin}.',
  isOther:
    '{origin} responded with {status}, but it isn’t an Endatix API. Enter the part of your server’s URL before /api.',
  wait: 'Waiting for a response…',
  cancel: 'Cancel',
  cancelled: 'Run canceled.',
  previous: 'Previous response',
  otherForm: 'The response differs from the API contract: {differences}.',
  otherStatus: 'Status {status} isn’t documented for this operation.',
  asLater: 'Release 0.7 responds like this:',
  laterReleases: 'Later releases',
  causesOf500: 'Causes of 500',
  noOperation: '{origin} doesn’t have this operation. Releases have different ones, see {page}.',
  copy: 'Copy',
  wrap: 'Wrap lines',
  save: 'Save response',
  details: 'Details and headers',
  headers: 'Headers',
  bodyLabel: 'Body',
  bytes: '{count} bytes',
  noBody: 'The response has no body.',
  cutOffEmpty: 'The connection was interrupted before the body arrived.',
  cutOff: 'The connection was interrupted. The first {size} arrived.',
  tooLarge: 'The response is too large for this page. The first {size} arrived.',
  tooLong: 'The response has {size}, too many to show here. Save it as a file.',
  binary: 'The response has {size} of binary data ({type}). Save it as a file.',
  noType: 'no type given',
  guessed:
    'The bytes don’t fit the charset that the server names. They are shown as {charset}, and no value is taken from them.',
  hiddenHeaders:
    'Browsers hide headers that the server doesn’t expose to other origins, such as Retry-After and WWW-Authenticate. cURL shows them.',
  redirected: 'The server redirected the request to {url}.',
  redirectedMethod:
    'After a 301, 302 or 303, browsers send GET without the body, so the {method} might not have happened.',
  redirectedToken: 'On another origin, browsers leave out the access token.',
  useOrigin: 'Use {origin}',

  // What to do about a response.
  noValidToken: 'The request had no valid token.',
  privateForm:
    'Forms are private since 0.7.0. Send PATCH /api/forms/{formId} with isPublic: true, then this request again.',
  closedForm: 'The form doesn’t exist here, or it is disabled. Since 0.6.0, no one can open a disabled form.',
  filterValues: 'Since 0.6.0, | separates the values of a filter, and a comma doesn’t.',
  accountMoved:
    'Only builds of October 2025 have this operation. Since 0.5.0, GET /api/auth/me returns the account.',
  lockedOut:
    'The password of the administrator might have been changed in this sandbox. “Sign in and send again” restores it.',
  otherUser: 'Your server rejected this account. If its first user is another one, sign in with that one.',
  signInAndSend: 'Sign in and send again',
  registered:
    'An earlier request has probably registered this address. To register another one, change the email.',
  disposable: 'Your server rejects addresses of disposable email services. Use another address.',
  jsonAsText: 'This property is a string that contains JSON. Send JSON.stringify(…) of the value.',
  nameTaken:
    'The server gives no reason. A name that is taken does this: names of themes and custom questions are unique.',
  notFound:
    'This item doesn’t exist here. An earlier request might have deleted or changed it, or it is on another server.',
  startOver: 'Clear saved values and start over',
  sandboxError:
    'The sandbox couldn’t read its data. An imported file can cause this. To restore the demo data, select “Reset…” at the end of the page API Reference.',

  signedInAs: 'Runs as {email}.',
  withToken: 'Runs with your token.',
  signInAt: 'Sign in…',
  signOut: 'Sign out',
  signInAtServer: 'Sign in to {origin}',
  email: 'Email',
  password: 'Password',
  signInNow: 'Sign in',
  orToken: 'Or paste an access token',
  useToken: 'Use this token',
  keepSignedIn: 'Keep me signed in while this tab is open',
  tokensStored: 'Tokens stay in this tab until you close it.',
  tokensDropped: 'Tokens are deleted when you leave or reload this page, or select another server.',
  drawFailed: 'This part couldn’t be shown ({reason}).',
  again: 'Show again',
  noAddress: '"{text}" isn’t a valid URL. Enter scheme and host, such as {example}.',
  noScheme: '"{text}" doesn’t start with https:// or http://. Enter it as {example}.',
  bareAddress: 'Remove user name, password, query and hash from the URL.',
} as const;

export type PanelTexts = Texts<typeof panel>;
