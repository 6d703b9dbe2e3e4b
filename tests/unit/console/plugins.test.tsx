// The collections of Swagger UI.
import { fromJS } from 'immutable';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { apiClient } from '@/features/try/client/client';
import { SCHEME } from '@/features/try/swagger/document';
import { account } from '@/features/try/swagger/plugins/account';
import { caution } from '@/features/try/swagger/plugins/caution';
import { exactNumbers } from '@/features/try/swagger/plugins/exact-numbers';
import { filter } from '@/features/try/swagger/plugins/filter';
import { fillShared, linkNotice, share } from '@/features/try/swagger/plugins/share';
import { signIn } from '@/features/try/swagger/plugins/sign-in';
import { verdict } from '@/features/try/swagger/plugins/verdict';
import type { Collection, SwaggerPlugin, SwaggerSystem } from '@/features/try/swagger/system';
import { allContract } from '@/shared/contract/all-operations';
import type { ApiOperation } from '@/shared/contract/contract';
import { stubWindow } from '../support/memory-storage';

const none = {} as SwaggerSystem;
const collect = (values: object) => fromJS(values) as unknown as Collection;

/** Draws a component of Swagger UI as a plugin wraps it. */
function draw<Props extends object>(
  plugin: SwaggerPlugin,
  name: string,
  Original: (props: Props) => ReactNode,
  props: Props,
): string {
  const wrap = plugin(none).wrapComponents?.[name];
  const Wrapped = wrap?.(Original as never, none) as ComponentType<Props>;
  return renderToStaticMarkup(<Wrapped {...props} />);
}

it('what was wrong with a token ends with the next one, and with the dialog', () => {
  stubWindow();
  const errors: string[] = [];
  const system = {
    errActions: {
      newAuthErr: ({ message }: { message: string }) => errors.push(message),
      clear: ({ type }: { type: string }) => type === 'auth' && errors.splice(0),
    },
  } as unknown as SwaggerSystem;
  const { authorize, showDefinitions } = account(system).statePlugins?.auth?.wrapActions ?? {};
  const original = vi.fn();
  const use = (name: string, value: string) =>
    authorize?.(original as never, system)({ [name]: { name, value, schema: {} } } as never);
  use(SCHEME, 'two words');
  use(SCHEME, '');
  expect(errors).toEqual([expect.stringContaining('Paste the access token')]);
  showDefinitions?.(original as never, system)(false as never);
  expect(errors).toEqual([]);
  expect(original).toHaveBeenLastCalledWith(false);
  use('FormAccessToken', 'a.b.c');
  expect(original.mock.lastCall?.[0]).toHaveProperty('FormAccessToken.value', 'a.b.c');
});

it('the token of a form is forgotten with its server', () => {
  stubWindow();
  const authActions = { logout: vi.fn(), authorize: vi.fn() };
  const system = {
    authSelectors: { authorized: () => collect({ [SCHEME]: {}, FormAccessToken: {} }) },
    authActions,
  } as unknown as SwaggerSystem;
  account(system).afterLoad?.call(none, system);
  apiClient().choose({ kind: 'server', origin: 'https://other' });
  expect(authActions.logout).toHaveBeenCalledWith(['FormAccessToken']);
  apiClient().choose({ kind: 'sandbox' });
});

it.each([
  [{ status: 418 }, 'undocumented'],
  [{ error: true }, ''],
])('%#: only a status can be undocumented', (values, text) => {
  const response = collect({ ...values, notDocumented: true });
  const Original = (props: { response: Collection }) =>
    props.response.get('notDocumented') ? 'undocumented' : '';
  expect(draw(verdict, 'liveResponse', Original, { path: '/unknown', method: 'get', response })).toBe(text);
});

it('the sign-in of an account is in its part of the dialog only', () => {
  stubWindow();
  const drawAuths = (name: string) =>
    draw(signIn, 'auths', () => 'fields', { definitions: collect({ [name]: {} }) });
  expect(drawAuths(SCHEME)).toContain('class="auth-container sign-in"');
  expect(drawAuths('FormAccessToken')).toBe('fields');
});

interface Group {
  operations: Pick<ApiOperation, 'path' | 'method' | 'operation'>[];
}

it.each([
  ['createForm', ['createForm']],
  ['my account', ['getUserInfo']],
  ['Create a  FORM', ['createForm']],
  ['post', ['createForm', 'login']],
  ['nonsense', []],
])('the filter %j finds %j', (phrase, ids) => {
  const groups = ['createForm', 'login', 'getUserInfo'].map((id) => {
    const { path, method, operation, tag } = allContract.operation(id);
    return [tag, { operations: [{ path, method, operation }] }] satisfies [string, Group];
  });
  const found = filter(none).fn?.opsFilter(collect(Object.fromEntries(groups)) as never, phrase);
  const shown = Object.values((found as Collection).toJS() as Record<string, Group>);
  const operations = shown.flatMap((group) => group.operations);
  expect(operations.map(({ operation }) => operation.operationId)).toEqual(ids);
});

it.each([
  [{ Authorization: 'Bearer a.b.c' }, true],
  [{}, false],
])('code with the headers %j has a caution: %s', (headers, isShown) => {
  const html = draw(caution, 'RequestSnippets', () => 'curl', { request: collect({ headers }) });
  expect(html.includes('Remove it before you share')).toBe(isShown);
});

it.each([
  ['attachment; name="a; filename=evil.txt"; filename=good.csv', 'good.csv'],
  [['attachment; filename="a', 'b.csv"'], 'a%2C%20b.csv'],
  [`attachment; filename*="UTF-8''r%C3%A9.csv"`, 'r%C3%A9.csv'],
])('Swagger UI gets the file name of %j in a form that it reads', (sent, name) => {
  const Original = (props: { headers: object }) => JSON.stringify(props.headers);
  const props = { content: 'a', contentType: 'text/csv', headers: { 'content-disposition': sent } };
  expect(draw(exactNumbers, 'responseBody', Original, props)).toContain(
    `attachment; filename*=UTF-8&#x27;&#x27;${name}&quot;`,
  );
});

it('a damaged link is explained above the parameters of its operation', () => {
  const drawForm = (id: string) => {
    const { path, method } = allContract.operation(id);
    return draw(share, 'parameters', () => 'parameters', { pathMethod: [path, method] });
  };
  fillShared(none, allContract.operation('createForm'), 'abc');
  expect(drawForm('createForm')).toMatch(/role="alert".*The request in this link is damaged.*parameters$/);
  expect(drawForm('getForm')).toBe('parameters');
  linkNotice.set(null);
});
