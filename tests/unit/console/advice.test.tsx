import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Advice } from '@/features/try/response/advice';
import { panel as texts } from '@/shared/i18n/en/panel';

const received = {
  operation: 'getForm',
  hasId: true,
  needsToken: true,
  isSandbox: true,
  status: 404,
  body: '',
};
const wrong = 'The supplied credentials are invalid!';

const advise = (changes: object, startOver?: () => void) =>
  renderToStaticMarkup(
    <Advice
      texts={texts}
      received={{ ...received, ...changes }}
      signIn={() => undefined}
      startOver={startOver}
    />,
  );

it.each([
  [{ status: 401 }, texts.noValidToken, true],
  [{ status: 401, needsToken: false }, undefined, false],
  [{ operation: 'login', status: 400, body: wrong }, texts.lockedOut, true],
  [{ operation: 'login', status: 400, body: wrong, isSandbox: false }, texts.otherUser, true],
  [{ operation: 'login', status: 400, body: 'email is required', hasId: false }, undefined, false],
  [{ operation: 'register', status: 400, body: 'Registration failed.' }, texts.registered, false],
  [
    {
      operation: 'register',
      status: 400,
      body: 'Registration failed. The email is from a suspicious domain.',
    },
    texts.disposable,
    false,
  ],
  [{ operation: 'createQuestion', status: 400, sent: '{"name":"stars"}' }, texts.nameTaken, false],
  [
    { operation: 'replaceTheme', status: 500, isSandbox: false, sent: '{"name":"x"}' },
    texts.nameTaken,
    false,
  ],
  [{ operation: 'updateTheme', status: 500, isSandbox: false, sent: '{"jsonData":"x"}' }, undefined, false],
  [
    { operation: 'createSubmission', status: 403, needsToken: false, isSandbox: false },
    texts.privateForm,
    false,
  ],
  [
    { operation: 'getActiveFormDefinition', status: 401, needsToken: false, isSandbox: false },
    texts.privateForm,
    false,
  ],
  [{ operation: 'createSubmission', status: 403, needsToken: false }, undefined, false],
  [{ operation: 'listForms', status: 403, isSandbox: false }, undefined, false],
  [{ operation: 'getUserInfo', status: 404, hasId: false, isSandbox: false }, texts.accountMoved, false],
  [
    { operation: 'getActiveFormDefinition', needsToken: false, isSandbox: false, release: '0.7' },
    texts.closedForm,
    false,
  ],
  [
    { operation: 'getActiveFormDefinition', needsToken: false, isSandbox: false, release: 'earlier' },
    texts.notFound,
    false,
  ],
  ...(['0.7', 'earlier'] as const).map((release): [object, string | undefined, boolean] => [
    {
      operation: 'listSubmissions',
      status: 400,
      isSandbox: false,
      body: "Invalid filter 'approved'",
      url: '/api/forms/1/submissions?filter=status%3Anew%2Capproved',
      release,
    },
    release === '0.7' ? texts.filterValues : undefined,
    false,
  ]),
  [{ status: 404 }, texts.notFound, false],
  [{ status: 404, hasId: false }, undefined, false],
  [{ status: 500 }, texts.sandboxError, false],
  [{ status: 500, isSandbox: false }, undefined, false],
])('a response with %j has its advice', (changes, text, hasSignIn) => {
  const html = advise(changes);
  if (text) expect(html).toContain(text);
  else expect(html).toBe('');
  expect(html.includes(texts.signInAndSend)).toBe(hasSignIn);
});

it('starting over is offered for an ID that might be out of date', () => {
  const startOver = () => undefined;
  expect(advise({}, startOver)).toContain(texts.startOver);
  expect(advise({ status: 400 }, startOver)).toContain(texts.startOver);
  expect(advise({ status: 400, hasId: false }, startOver)).toBe('');
});
