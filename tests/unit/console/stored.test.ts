import { beforeEach, expect, it, vi } from 'vitest';
import { readSession } from '@/features/try/client/session';
import { readTarget } from '@/features/try/client/target';
import { memoryStorage } from '../support/memory-storage';

const localStorage = memoryStorage();
const sessionStorage = memoryStorage();

beforeEach(() => {
  localStorage.items.clear();
  sessionStorage.items.clear();
  vi.stubGlobal('window', { localStorage, sessionStorage });
});

it.each([
  '{"email":1}',
  '<b>',
  'null',
  '{"email":"a","accessToken":"b","refreshToken":null,"expires":1e300}',
])('the stored session %s counts as none', (stored) => {
  sessionStorage.items.set('console.session.sandbox', stored);
  expect(readSession('sandbox')).toBeNull();
});

it.each(['javascript:alert(1)', 'garbage', `http://${'x'.repeat(5000)}`])(
  'the stored address %.20s counts as none, for the sandbox',
  (stored) => {
    localStorage.items.set('api-example.server', stored);
    expect(readTarget()).toEqual({ kind: 'sandbox' });
  },
);
