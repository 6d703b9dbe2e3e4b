import { describe, expect, it } from 'vitest';
import { settingAnchor, settingRows } from '@/features/content/settings/rows';
import { getData } from '@/features/content/site-data';
import { readMain } from '@/features/exports/main-text';
import { searchData } from '@/features/exports/search';
import { operationDocuments, runningServerNames } from '@/features/exports/search/operation-documents';
import { searchedPage } from '@/features/exports/search/page-documents';
import { referenceOperations } from '@/shared/contract/later-releases';
import { site } from '@/theme.config';

/** Reads a page with this content. */
const read = (body: string, path = '/docs/guides/p/') => {
  const shown = { title: 'Guide', description: 'What it is for.', changed: undefined };
  const record = {
    ...shown,
    language: 'en' as const,
    path: path.replace(/\/$/, ''),
    canonical: path,
    trail: [{ title: 'Guides' }],
  };
  return searchedPage({ record, main: readMain(`<main><h1>Guide</h1>${body}</main>`, 'p.html') });
};
const getDocuments = (body: string) => read(body).documents;

const cells = (name: string, text: string) => `<tr><${name}>${text.replace(' | ', `<${name}>`)}</tr>`;
const table = (head: string, row: string) =>
  `<table><thead>${cells('th', head)}</thead><tbody>${cells('td', row)}</tbody></table>`;

describe('the documents of a page', () => {
  it('are its head and its sections with the words of code, without diagrams and next steps', () => {
    const documents = getDocuments(
      '<p>Start with <code>403</code>.</p><h2 id="one">First</h2><ul><li>one</li><li>two</li></ul>' +
        '<figure class="diagram"><figcaption>A box.</figcaption></figure>' +
        '<figure class="code"><figcaption>Bash</figcaption><pre><code><i>curl</i> 127.0.0.1 -H value</code></pre></figure>' +
        '<h2 id="next-steps">Next steps</h2><p>Read on.</p>',
    );
    expect(documents).toMatchObject([
      { kind: 'page', anchor: '', title: 'Guide', text: 'What it is for. Start with 403.' },
      { kind: 'section', anchor: 'one', title: 'First', text: 'one two', code: '127.0.0.1 curl' },
    ]);
  });

  it('include separate rows of tables that list errors or names', () => {
    const documents = getDocuments(
      `<h2 id="what-goes-wrong">What goes wrong</h2>${table('Symptom | Cause', '<code>port is taken</code> in the log | two programs (<code>IDX10720</code>)')}${table('Need | Take', 'Speed | this')}`,
    );
    expect(documents).toContainEqual({
      kind: 'row',
      group: 'errors',
      anchor: 'what-goes-wrong',
      title: 'port is taken in the log',
      names: ['port is taken', 'IDX10720'],
      text: 'two programs (IDX10720)',
      code: '',
    });
    expect(documents.find(({ kind }) => kind === 'section')?.text).toBe('Speed: this.');
  });

  it.each([
    ['Symptom | Meaning', true],
    ['Meldung | Bedeutung', true],
    ['Call | Cause', true],
    ['Call | Meaning', false],
  ] as const)('include error rows of a table with the columns %s: %s', (heads, expected) => {
    const documents = getDocuments(table(heads, 'It stops | so'));
    expect(documents.some(({ group }) => group === 'errors')).toBe(expected);
  });

  it('keep what follows a folded part with the section around it', () => {
    const documents = getDocuments(
      '<h2 id="questions">Questions</h2><details class="details"><summary>Why?</summary><div><p>Because.</p></div></details><p>After.</p>',
    );
    expect(documents.map(({ title, text, anchor }) => [title, text, anchor])).toEqual([
      ['Guide', 'What it is for.', ''],
      ['Questions', 'After.', 'questions'],
      ['Why?', 'Because.', 'questions'],
    ]);
  });

  it('contain the title of an API example, without what leads elsewhere', () => {
    const [document] = getDocuments(
      '<section class="ax"><p class="ax-head">Sign in <a>POST</a></p><pre><code>curl x.y</code></pre></section><div class="cards"><p>Next</p></div>',
    );
    expect(document).toMatchObject({ text: 'What it is for. Sign in POST', code: '' });
  });
});

it('include a setting once, at its settings page, although a guide shows its row too', () => {
  const row = settingRows('Endatix:Auth:Providers:Keycloak', getData().settings)[0];
  const rows = `<table class="settings-table"><tbody><tr id="${settingAnchor(row?.path ?? '')}"></tr></tbody></table>`;
  const paths = [
    '/docs/building-your-solution/authentication/keycloak/',
    '/docs/configuration/settings/auth-settings/',
  ];
  const pages = paths.map((path) => read(rows, path));
  const { pages: shown, documents } = searchData(pages, site.locales[0]);
  const found = documents.filter(({ kind }) => kind === 'setting');
  expect(found).toHaveLength(1);
  expect(found[0]?.names).toEqual([row?.path, row?.env]);
  expect(shown[found[0]?.page ?? -1]?.url).toBe(paths[1]);
});

describe('the document of an operation', () => {
  it('contains ID, path, schemas and error responses', () => {
    const documents = operationDocuments();
    expect([...documents.keys()]).toEqual(referenceOperations.map(({ href }) => `${href}/`));
    const namesAt = (path: string) => documents.get(`/docs/api/${path}/`)?.names;
    const list = namesAt('submissions/listSubmissions');
    expect(list?.slice(0, 2)).toEqual(['listSubmissions', 'GET /api/forms/{formId}/submissions']);
    expect(list).toContain('SubmissionListItem');
    expect(namesAt('auth/login')).toContain('The supplied credentials are invalid!');
    expect(namesAt('auth/verifyEmail')).toContain('Verification token has already been used');
    for (const { text } of documents.values()) expect(text).not.toMatch(/`|undefined/);
  });

  it('has a companion for differences of an Endatix server', () => {
    const names = runningServerNames();
    const refresh = names.get('refresh-needs-header')?.join(' ');
    expect(refresh).toContain('This header is missing from the request!');
    expect(names.get('token-400')).toContain('submission_token_invalid');
  });
});
