import { describe, expect, it } from 'vitest';
import { addressOf, hashPlace, readNavigationMode } from '@/client/console/navigation';
import { PathParamError, pathPattern } from '@/client/console/path-pattern';
import { readRoute, routePath } from '@/client/console/routes';
import { apiOperations, consolePlace, getOperation } from '@/lib/contract/operations';

const thrown = (action: () => unknown): unknown => {
  try {
    action();
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('path patterns', () => {
  const pattern = pathPattern('/forms/{formId}', { formId: /^\d+$/ });

  it('reads and writes parameters', () => {
    expect(pattern.match('/forms/12')).toEqual({ formId: '12' });
    expect(pattern.build({ formId: '12' })).toBe('/forms/12');
  });

  it('leaves other paths alone', () => {
    expect(pattern.match('/templates/12')).toBeNull();
    expect(pattern.match('/forms/12/definitions')).toBeNull();
  });

  it.each(['/forms', '/forms/'])('names a parameter that %s lacks', (path) => {
    const error = thrown(() => pattern.match(path));
    expect(error).toBeInstanceOf(PathParamError);
    expect(error).toMatchObject({ parameter: 'formId', message: expect.stringContaining('"formId"') });
  });

  it('names a parameter that does not match', () => {
    expect(thrown(() => pattern.match('/forms/latest'))).toMatchObject({ parameter: 'formId' });
    expect(thrown(() => pattern.build({ formId: 'a/b' }))).toMatchObject({ parameter: 'formId' });
    expect(thrown(() => pattern.build({}))).toMatchObject({ parameter: 'formId' });
  });

  it('encodes and decodes, and judges what cannot be decoded as it stands', () => {
    const any = pathPattern('/{name}', { name: /^[^%]+$/ });
    expect(any.match(any.build({ name: 'a b/ü' }))).toEqual({ name: 'a b/ü' });
    expect(thrown(() => any.match('/100%'))).toMatchObject({ parameter: 'name' });
  });
});

describe('routes of the console', () => {
  it('round-trips every operation, in either letter case of the tag', () => {
    for (const operation of apiOperations) {
      expect(readRoute(routePath(operation))).toEqual({ kind: 'operation', operation });
      // The list that is there before the console has it as the id of a row.
      expect(consolePlace(operation)).toBe(routePath(operation));
      expect(readRoute(`/${operation.tag.toLowerCase()}/${operation.id}`)).toMatchObject({ operation });
    }
  });

  it('carries a coded request', () => {
    const operation = getOperation('createForm');
    expect(readRoute(routePath(operation, 'abc_-1'))).toEqual({
      kind: 'operation',
      operation,
      shared: 'abc_-1',
    });
  });

  it.each([
    ['/Forms', 'operationId'],
    ['/Forms/nonsense', 'operationId'],
    ['/Forms/login', 'tag'],
    ['/12/createForm', 'tag'],
    ['/Forms/createForm/with/a+b', 'request'],
    ['/Forms/createForm/with/', 'request'],
    ['/a/b/c/d/e', 'request'],
  ])('rejects %s naming %s', (path, parameter) => {
    expect(thrown(() => readRoute(path))).toMatchObject({ name: 'PathParamError', parameter });
  });

  it('takes the empty path for the overview', () => {
    expect(readRoute('/')).toEqual({ kind: 'overview' });
  });
});

describe('navigation modes', () => {
  it('reads the mode from the query, hash by default', () => {
    expect(readNavigationMode('')).toBe('hash');
    expect(readNavigationMode('?navigation=memory')).toBe('memory');
    expect(() => readNavigationMode('?navigation=tabs')).toThrow(
      /"navigation" is "tabs".*history, hash, memory/,
    );
  });

  it('takes only hashes with a slash for places', () => {
    expect(hashPlace('#/Forms/createForm')).toBe('/Forms/createForm');
    expect(hashPlace('#content')).toBe('/');
    expect(hashPlace('')).toBe('/');
  });

  it('writes addresses for each mode', () => {
    const page = 'https://docs.example/docs/api/';
    expect(addressOf('hash', page, '/Forms/createForm')).toBe(`${page}#/Forms/createForm`);
    expect(addressOf('memory', page, '/Forms/createForm')).toBe(`${page}#/Forms/createForm`);
    expect(addressOf('history', page, '/Form-Templates/listFormTemplates')).toBe(
      `${page}form-templates/listFormTemplates/`,
    );
    expect(addressOf('history', page, '/')).toBe(page);
  });
});
