import { describe, expect, it } from 'vitest';
import { readRoute, routePath } from '@/features/try/swagger/address';
import { allOperations } from '@/shared/contract/all-operations';
import { getOperation } from '@/shared/contract/operations';

describe('routes of the console', () => {
  it('round-trip every operation, with the tag in any case', () => {
    for (const operation of allOperations) {
      expect(readRoute(routePath(operation))).toEqual({ operation });
      expect(readRoute(`/${operation.tag.toLowerCase()}/${operation.id}`)).toMatchObject({ operation });
    }
  });

  it('carry a coded request, and none for the overview', () => {
    const operation = getOperation('createForm');
    expect(readRoute(routePath(operation, 'abc_-1'))).toMatchObject({
      operation: { id: 'createForm' },
      shared: 'abc_-1',
    });
    expect(readRoute('/')).toEqual({});
  });

  it.each([
    ['/Forms', 'operationId'],
    ['/Forms/nonsense', 'operationId'],
    ['/Forms/login', 'tag'],
    ['/12/createForm', 'tag'],
    ['/Forms/100%', 'operationId'],
    ['/Forms/createForm/with/a+b', 'request'],
    ['/Forms/createForm/with/', 'request'],
    ['/a/b/c/d/e', 'operationId'],
  ])('reject %s naming %s', (path, parameter) => {
    expect(() => readRoute(path)).toThrow(`The parameter "${parameter}"`);
  });
});
