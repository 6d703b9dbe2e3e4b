import type { ComponentType } from 'react';
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
import type { Collection, OperationProps, SwaggerSystem } from '@/features/try/swagger/system';
import { allContract } from '@/shared/contract/all-operations';
import { stubWindow } from '../support/memory-storage';

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
  const use = (value: string) =>
    authorize?.(original as never, system)({ [SCHEME]: { name: SCHEME, value, schema: {} } } as never);
  const close = () => showDefinitions?.(original as never, system)(false as never);
  use('two words');
  use('');
  expect(errors).toEqual([expect.stringContaining('Paste the access token')]);
  close();
  expect(errors).toEqual([]);
  expect(original).toHaveBeenLastCalledWith(false);
  const ofForm = { FormAccessToken: { name: 'FormAccessToken', value: 'a.b.c', schema: {} } };
  authorize?.(original as never, system)(ofForm as never);
  expect(original).toHaveBeenLastCalledWith(ofForm);
});

it('the token of a form is forgotten with its server', () => {
  stubWindow();
  const known = { [SCHEME]: {}, FormAccessToken: {} };
  const authActions = { logout: vi.fn(), authorize: vi.fn() };
  const system = {
    authSelectors: { authorized: () => collect(known) },
    authActions,
  } as unknown as SwaggerSystem;
  account(system).afterLoad?.call({ fn: {} } as SwaggerSystem, system);
  apiClient().choose({ kind: 'server', origin: 'https://other' });
  expect(authActions.logout).toHaveBeenCalledWith(['FormAccessToken']);
  apiClient().choose({ kind: 'sandbox' });
});

/** A response as Swagger UI keeps it. */
const collect = (values: Record<string, unknown>): Collection => ({
  get: (key) => values[key],
  getIn: (path) => path.reduce<unknown>((found, key) => Object(found)[key], values),
  set: (key, value) => collect({ ...values, [key]: value }),
  toJS: () => values,
});

it.each([
  [{ status: 418 }, 'undocumented'],
  [{ error: true }, ''],
])('%#: only a status can be undocumented', (values, text) => {
  const Original = ({ response }: { response: Collection }) =>
    response.get('notDocumented') ? 'undocumented' : '';
  const LiveResponse = verdict({} as SwaggerSystem).wrapComponents?.liveResponse?.(
    Original as never,
    {} as SwaggerSystem,
  ) as ComponentType<OperationProps & { response: Collection }>;
  const response = collect({ ...values, notDocumented: true });
  expect(renderToStaticMarkup(<LiveResponse path="/unknown" method="get" response={response} />)).toBe(text);
});

it('the sign-in of an account is in its part of the dialog only', () => {
  stubWindow();
  const Auths = signIn({} as SwaggerSystem).wrapComponents?.auths?.(
    (() => 'fields') as never,
    {} as SwaggerSystem,
  ) as ComponentType<{ definitions: Collection }>;
  const draw = (name: string) => renderToStaticMarkup(<Auths definitions={collect({ [name]: {} })} />);
  expect(draw(SCHEME)).toContain('class="auth-container sign-in"');
  expect(draw('FormAccessToken')).toBe('fields');
});

/** A list of immutable.js, of groups or operations. */
const list = (items: readonly Collection[]): Collection => ({
  ...collect({ items }),
  ...{
    filter: (isKept: (item: Collection) => boolean) => list(items.filter(isKept)),
    map: (change: (item: Collection, key: string) => Collection) =>
      list(items.map((item) => change(item, String(item.get('tag'))))),
    size: items.length,
  },
});
const itemsOf = (found: unknown) => (found as Collection).get('items') as Collection[];

it.each([
  ['createForm', ['createForm']],
  ['my account', ['getUserInfo']],
  ['Create a  FORM', ['createForm']],
  ['post', ['createForm', 'login']],
  ['nonsense', []],
])('the filter %j finds %j', (phrase, ids) => {
  const groups = ['createForm', 'login', 'getUserInfo'].map((id) => {
    const { path, method, operation, tag } = allContract.operation(id);
    return collect({ tag, operations: list([collect({ path, method, operation })]) });
  });
  const found = filter({} as SwaggerSystem).fn?.opsFilter(list(groups) as never, phrase);
  const operations = itemsOf(found).flatMap((group) => itemsOf(group.get('operations')));
  expect(operations.map((one) => one.getIn(['operation', 'operationId']))).toEqual(ids);
});

it.each([
  [{ Authorization: 'Bearer a.b.c' }, true],
  [{}, false],
])('code with the headers %j has a caution: %s', (headers, isShown) => {
  const Snippets = caution({} as SwaggerSystem).wrapComponents?.RequestSnippets?.(
    (() => 'curl') as never,
    {} as SwaggerSystem,
  ) as ComponentType<{ request: Collection }>;
  const html = renderToStaticMarkup(<Snippets request={collect({ headers })} />);
  expect(html.includes('Remove it before you share')).toBe(isShown);
});

it.each([
  ['attachment; name="a; filename=evil.txt"; filename=good.csv', 'good.csv'],
  [['attachment; filename="a', 'b.csv"'], 'a%2C%20b.csv'],
  [`attachment; filename*="UTF-8''r%C3%A9.csv"`, 'r%C3%A9.csv'],
])('Swagger UI gets the file name of %j in a form that it reads', (sent, name) => {
  const Body = exactNumbers({} as SwaggerSystem).wrapComponents?.responseBody?.(
    (({ headers }: { headers: object }) => JSON.stringify(headers)) as never,
    {} as SwaggerSystem,
  ) as ComponentType<{ content: string; contentType: string; headers: object }>;
  const html = renderToStaticMarkup(
    <Body content="a" contentType="text/csv" headers={{ 'content-disposition': sent }} />,
  );
  expect(html).toContain(`attachment; filename*=UTF-8&#x27;&#x27;${name}&quot;`);
});

it('a damaged link is explained above the parameters of its operation', () => {
  const Parameters = share({} as SwaggerSystem).wrapComponents?.parameters?.(
    (() => 'parameters') as never,
    {} as SwaggerSystem,
  ) as ComponentType<{ pathMethod: readonly [string, string] }>;
  const draw = (id: string) => {
    const { path, method } = allContract.operation(id);
    return renderToStaticMarkup(<Parameters pathMethod={[path, method]} />);
  };
  fillShared({} as SwaggerSystem, allContract.operation('createForm'), 'abc');
  expect(draw('createForm')).toMatch(/role="alert".*The request in this link is damaged.*parameters$/);
  expect(draw('getForm')).toBe('parameters');
  linkNotice.set(null);
});
