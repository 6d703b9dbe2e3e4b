import { describe, expect, it } from 'vitest';
import { checkPathParameters } from '@/features/try/request/call';
import { decodeCall, encodeCall } from '@/features/try/swagger/share-link';
import { getOperation } from '@/shared/contract/operations';

const ID = '1431213126451201024';
const TOKEN = '9F2C41D07B6A4E1885C3F0A1D2E4B697';

it.each(['.', '..', ''])('a call is rejected with the path value %j', (submissionToken) => {
  const operation = getOperation('getSubmissionByToken');
  const call = { operationId: operation.id, parameters: { formId: ID, submissionToken } };
  expect(() => checkPathParameters(operation, call)).toThrow(/^submissionToken is /);
});

describe('share links', () => {
  const call = {
    operationId: 'listSubmissions',
    parameters: { formId: ID, filter: ['isComplete:true', 'jsonData:ü€😀'], page: '2' },
  };

  it('restore parameters and body, fit into an address and carry no secrets', () => {
    const { code } = encodeCall(call);
    expect(code).toMatch(/^[\w-]+$/);
    expect(decodeCall('listSubmissions', code)).toEqual(call);
    const body = '{\n  "name": "ü",\n  "password": "S3cret!!"\n}';
    const withSecret = encodeCall({ operationId: 'login', parameters: {}, body });
    expect(atob(withSecret.code.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('S3cret');
    expect(withSecret.removed).toEqual(['password']);
    const shared = { operationId: 'login', parameters: {}, body: body.replace('S3cret!!', '') };
    expect(decodeCall('login', withSecret.code)).toEqual(shared);
  });

  it('drop secrets of a crafted link', () => {
    const code = btoa(JSON.stringify([{ submissionToken: TOKEN, formId: ID }, null])).replace(/=+$/, '');
    expect(decodeCall('getSubmissionByToken', code).parameters).toEqual({ formId: ID });
  });

  it.each(['', 'abc', btoa('[1,2]').replace(/=+$/, '')])('report that %j is damaged', (code) => {
    expect(() => decodeCall('createForm', code)).toThrow(/damaged/);
  });

  it('reject bodies that are too long for an address', () => {
    const long = { operationId: 'createForm', parameters: {}, body: 'x'.repeat(9000) };
    expect(() => encodeCall(long)).toThrow(/too long/);
  });
});
