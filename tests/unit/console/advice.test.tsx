import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FRESH_SERVER } from '@/features/try/request/plan';
import { Advice } from '@/features/try/response/advice';
import type { HttpResponse } from '@/shared/http/exchange';
import { panel as texts } from '@/shared/i18n/en/panel';

const received = {
  operation: 'getForm',
  hasId: true,
  needsToken: true,
  isSandbox: true,
  status: 404,
  body: '',
  sent: '',
  url: '',
};
const asString = "Cannot get the value of a token type 'StartObject' as a string.";
const wrong = 'The supplied credentials are invalid!';

function advise(changes: object, startOver?: () => void) {
  const { status, body, sent, url, ...called } = { ...received, ...changes };
  const response = { status, body: { text: body }, sent: { url, body: sent } } as HttpResponse;
  const actions = { signIn: () => undefined, startOver };
  return renderToStaticMarkup(<Advice texts={texts} {...called} {...actions} response={response} />);
}

const open = { needsToken: false };
const server = { isSandbox: false };
const login = { operation: 'login', status: 400, body: wrong, sent: JSON.stringify(FRESH_SERVER, null, 2) };
const sentAs = (changes: object) => ({ sent: JSON.stringify({ ...FRESH_SERVER, ...changes }) });
const register = { operation: 'register', status: 400, body: 'Registration failed.' };
const disposable = { ...register, body: 'Registration failed. The email is from a suspicious domain.' };
const definition = { operation: 'getActiveFormDefinition', ...open, ...server };
const filter = {
  operation: 'listSubmissions',
  status: 400,
  ...server,
  body: "Invalid filter 'approved'",
  url: '/api/forms/1/submissions?filter=status%3Anew%2Capproved',
};

it.each<[object, string | undefined, hasSignIn?: boolean]>([
  [{ status: 401 }, texts.noValidToken, true],
  [{ status: 401, ...open }, undefined],
  [login, texts.lockedOut, true],
  [{ ...login, ...sentAs({ email: 'kim@example.com' }), hasId: false }, undefined],
  [{ ...login, ...sentAs({ password: 'Wrong!' }), hasId: false }, undefined],
  [{ ...login, ...server }, texts.otherUser, true],
  [{ ...login, body: 'email is required', hasId: false }, undefined],
  [register, texts.registered],
  [disposable, texts.disposable],
  [{ operation: 'createForm', status: 400, hasId: false, body: asString }, texts.jsonAsText],
  [{ operation: 'createQuestion', status: 400, sent: '{"name":"stars"}' }, texts.nameTaken],
  [{ operation: 'replaceTheme', status: 500, ...server, sent: '{"name":"x"}' }, texts.nameTaken],
  [{ operation: 'updateTheme', status: 500, ...server, sent: '{"jsonData":"x"}' }, undefined],
  [{ operation: 'createSubmission', status: 403, ...open, ...server }, texts.privateForm],
  [{ ...definition, status: 401 }, texts.privateForm],
  [{ operation: 'createSubmission', status: 403, ...open }, undefined],
  [{ operation: 'listForms', status: 403, ...server }, undefined],
  [{ operation: 'getUserInfo', status: 404, hasId: false, ...server }, texts.accountMoved],
  [{ ...definition, release: '0.7' }, texts.closedForm],
  [{ ...definition, release: 'earlier' }, texts.notFound],
  [{ ...filter, release: '0.7' }, texts.filterValues],
  [{ ...filter, release: 'earlier' }, undefined],
  [{ status: 404 }, texts.notFound],
  [{ status: 404, hasId: false }, undefined],
  [{ status: 500 }, texts.sandboxError],
  [{ status: 500, ...server }, undefined],
])('a response with %j has its advice', (changes, text, hasSignIn = false) => {
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
