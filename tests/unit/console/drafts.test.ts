import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDrafts } from '@/client/console/drafts';

const items = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
};

beforeEach(() => {
  items.clear();
  vi.stubGlobal('window', { sessionStorage });
});

describe('what is typed into a form', () => {
  it('is kept without secrets, and forgotten', () => {
    const drafts = openDrafts();
    drafts.write({
      operationId: 'getSubmissionByToken',
      parameters: { formId: '7', submissionToken: 'abc' },
    });
    drafts.write({
      operationId: 'login',
      parameters: {},
      body: '{"email":"a@example.com","password":"S3cret!!"}',
    });
    expect([...items.values()].join()).not.toMatch(/S3cret|abc/);
    expect(openDrafts().read('getSubmissionByToken')).toEqual({
      operationId: 'getSubmissionByToken',
      parameters: { formId: '7' },
    });
    expect(openDrafts().read('login')?.body).toContain('a@example.com');
    drafts.forget('login');
    expect(openDrafts().read('login')).toBeUndefined();
    expect(openDrafts().read('getSubmissionByToken')).toBeDefined();
  });

  it.each(['', '[', 'null', '7', '{"login":{"parameters":{"a":1}}}', '{"login":null}'])(
    'is nothing when %j is stored',
    (text) => {
      items.set('console.drafts', text);
      expect(openDrafts().read('login')).toBeUndefined();
    },
  );

  it('stays away from storage that is full', () => {
    vi.stubGlobal('window', {
      sessionStorage: {
        ...sessionStorage,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      },
    });
    expect(() => openDrafts().write({ operationId: 'login', parameters: {} })).not.toThrow();
  });
});
