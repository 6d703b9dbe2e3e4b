import { describe, expect, it } from 'vitest';
import { allOperations } from '@/lib/contract/all-operations';
import { settingAnchor, settingRows } from '@/lib/server/settings/rows';
import { dataOf } from '@/lib/server/versions/data';
import { currentVersion } from '@/lib/versions';
import { operationDocuments, runningServerNames } from '@/scripts/postbuild/search/operation-documents';
import { pageDocuments } from '@/scripts/postbuild/search/page-documents';
import { isSearched, searchData } from '@/scripts/postbuild/search/search-data';
import { listOldVersion } from '@/tests/support/old-version';
import { site } from '@/theme.config';

const page = (main: string) =>
  `<html lang="en"><head><meta name="description" content="What it is for."></head><body><nav>menu</nav><main>${main}</main></body></html>`;

describe('the documents of a page', () => {
  it('are its head and its sections with the words of code, without controls and diagrams', () => {
    const { title, documents } = pageDocuments(
      page(
        '<h1>Guide</h1><p>Start<button>Copy</button></p><p>with <code>403</code><span class="badge">security</span></p><h2 id=first><a class=anchor>First</a></h2><ul><li>one</li><li>two</li></ul><figure class=diagram><p>a box</p></figure><pre>curl 127.0.0.1 -H value</pre>',
      ),
    );
    expect(title).toBe('Guide');
    expect(documents).toMatchObject([
      { kind: 'page', anchor: '', title: 'Guide', text: 'What it is for. Start with 403 security' },
      { kind: 'section', anchor: 'first', title: 'First', text: 'one two', code: '127.0.0.1 curl' },
    ]);
  });

  it('are rows of their own where a table tells of faults or names something', () => {
    const { documents } = pageDocuments(
      page(
        '<h1>Guide</h1><h2 id=wrong>What goes wrong</h2><table><thead><tr><th>Symptom</th><th>Cause</th></tr></thead><tbody><tr><td><code>port is taken</code> in the log</td><td>two programs (<code>IDX10720</code>)</td></tr></tbody></table><table><thead><tr><th>Need</th><th>Take</th></tr></thead><tbody><tr><td>Speed</td><td>this</td></tr></tbody></table>',
      ),
    );
    expect(documents).toContainEqual({
      kind: 'row',
      group: 'errors',
      anchor: 'wrong',
      title: 'port is taken in the log',
      names: ['port is taken', 'IDX10720'],
      text: 'two programs (IDX10720)',
      code: '',
    });
    expect(documents.find(({ kind }) => kind === 'section')?.text).toBe('Speed: this.');
  });

  it.each([
    [['Symptom', 'Meaning'], true],
    [['Meldung', 'Bedeutung'], true],
    [['Call', 'Cause'], true],
    [['Call', 'Meaning'], false],
  ] as const)('are rows of faults in a table with the columns %s: %s', (heads, expected) => {
    const table = `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody><tr><td>It stops</td><td>so</td></tr></tbody></table>`;
    const { documents } = pageDocuments(page(`<h1>Guide</h1>${table}`));
    expect(documents.some(({ group }) => group === 'errors')).toBe(expected);
  });

  it('keep what follows a folded part with the section around it', () => {
    const { documents } = pageDocuments(
      page(
        '<h1>G</h1><h2 id=q>Questions</h2><details><summary>Why?</summary><p>Because.</p></details><p>After.</p>',
      ),
    );
    expect(documents.map(({ title, text, anchor }) => [title, text, anchor])).toEqual([
      ['G', 'What it is for.', ''],
      ['Questions', 'After.', 'q'],
      ['Why?', 'Because.', 'q'],
    ]);
  });
});

describe('what is searched', () => {
  listOldVersion();
  it.each([
    ['/docs/guides/webhooks/', true],
    ['/de/docs/guides/webhooks/', true],
    ['/docs/api/forms/createForm/', true],
    ['/markdown-page/', true],
    ['/docs/', false],
    ['/docs/0.1.0/guides/webhooks/', false],
    ['/docs/category/guides/', false],
    ['/getting-started/installation/', false],
  ])('has %s: %s', (path, expected) => expect(isSearched(path)).toBe(expected));

  it('holds a setting once, at its settings page, though a guide shows its row too', () => {
    const row = settingRows('Endatix:Auth:Providers:Keycloak', dataOf(currentVersion).settings)[0];
    const html = page(`<h1>Keycloak</h1><table><tr id=${settingAnchor(row?.path ?? '')}></tr></table>`);
    const pages = [
      { path: '/docs/building-your-solution/authentication/keycloak/', html },
      { path: '/docs/configuration/settings/auth-settings/', html },
    ];
    const { pages: shown, documents } = searchData(pages, site.locales[0]);
    const found = documents.filter(({ kind }) => kind === 'setting');
    expect(found).toHaveLength(1);
    expect(found[0]?.names).toEqual([row?.path, row?.env]);
    expect(shown[found[0]?.page ?? -1]?.url).toBe('/docs/configuration/settings/auth-settings/');
  });

  it('takes pages of the default language where the other has none', () => {
    const html = page('<h1>Page</h1><p>Text</p>');
    const [, german] = site.locales;
    if (!german) throw new Error('There is one language only.');
    const pages = ['/docs/guides/webhooks/', '/docs/guides/errors/', '/de/docs/guides/errors/'];
    const { pages: shown } = searchData(
      pages.map((path) => ({ path, html })),
      german,
    );
    expect(shown.map(({ url }) => url)).toEqual(['/docs/guides/webhooks/', '/de/docs/guides/errors/']);
  });
});

describe('the document of an operation', () => {
  it('names it by id, path, schemas and error responses', () => {
    const documents = operationDocuments();
    expect([...documents.keys()]).toEqual(allOperations.map(({ href }) => `${href}/`));
    const list = documents.get('/docs/api/submissions/listSubmissions/');
    expect(list?.names.slice(0, 2)).toEqual(['listSubmissions', 'GET /api/forms/{formId}/submissions']);
    expect(list?.names).toContain('SubmissionListItem');
    expect(documents.get('/docs/api/auth/login/')?.names).toContain('The supplied credentials are invalid!');
    const verify = documents.get('/docs/api/auth/verifyEmail/');
    expect(verify?.names).toContain('Verification token has already been used');
    for (const { text } of documents.values()) expect(text).not.toMatch(/`|undefined/);
  });

  it('has a companion for what an Endatix server says otherwise', () => {
    const names = runningServerNames();
    expect(names.get('refresh-needs-header')?.join(' ')).toContain(
      'This header is missing from the request!',
    );
    expect(names.get('token-400')).toContain('submission_token_invalid');
  });
});
