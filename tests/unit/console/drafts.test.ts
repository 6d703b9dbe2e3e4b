import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetDraft, readDraft, writeDraft } from '@/client/console/drafts';
import { storageStub } from './storage-stub';

const sessionStorage = storageStub();
const { items } = sessionStorage;

beforeEach(() => {
  items.clear();
  vi.stubGlobal('window', { sessionStorage });
});

describe('what is typed into a form', () => {
  it('is kept without secrets, and forgotten', () => {
    const parameters = { formId: '7', submissionToken: 'abc' };
    writeDraft({ operationId: 'getSubmissionByToken', parameters });
    const body = '{"email":"a@example.com","password":"S3cret!!"}';
    writeDraft({ operationId: 'login', parameters: {}, body });
    expect([...items.values()].join()).not.toMatch(/S3cret|abc/);
    expect(readDraft('getSubmissionByToken')).toEqual({
      operationId: 'getSubmissionByToken',
      parameters: { formId: '7' },
    });
    expect(readDraft('login')?.body).toContain('a@example.com');
    forgetDraft('login');
    expect(readDraft('login')).toBeUndefined();
    expect(readDraft('getSubmissionByToken')).toBeDefined();
  });

  it.each(['[', 'null', '{"login":{"parameters":{"a":1}}}', '{"login":null}'])(
    'is nothing when %j is stored',
    (text) => {
      items.set('console.drafts', text);
      expect(readDraft('login')).toBeUndefined();
    },
  );
});
