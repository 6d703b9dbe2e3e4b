import { expect, it } from 'vitest';
import { readSession } from '@/features/try/client/session';
import { readTarget } from '@/features/try/client/target';
import { stubWindow } from '../support/memory-storage';

it.each([
  '{"email":1}',
  '<b>',
  'null',
  '{"email":"a","accessToken":"b","refreshToken":null,"expires":1e300}',
])('the stored session %s counts as none', (stored) => {
  stubWindow().sessionStorage.setItem('console.session.sandbox', stored);
  expect(readSession('sandbox')).toBeNull();
});

it.each(['javascript:alert(1)', 'garbage', `http://${'x'.repeat(5000)}`])(
  'the stored address %.20s counts as none, for the sandbox',
  (stored) => {
    stubWindow().localStorage.setItem('api-example.server', stored);
    expect(readTarget()).toEqual({ kind: 'sandbox' });
  },
);
