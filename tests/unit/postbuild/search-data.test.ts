import { describe, expect, it } from 'vitest';
import { settingAnchor, settingRows } from '@/features/content/settings/rows';
import { getData } from '@/features/content/site-data';
import { searchData } from '@/features/exports/search';
import { operationDocuments, runningServerNames } from '@/features/exports/search/operation-documents';
import { pageDocuments } from '@/features/exports/search/page-documents';
import { readText } from '@/features/exports/search/pages';
import { referenceOperations } from '@/shared/contract/later-releases';
import { site } from '@/theme.config';

const data = getData();
const read = (body: string) =>
  readText(`---\ntitle: Guide\ndescription: What it is for.\n---\n\n${body}\n`, {
    file: 'p.mdx',
    language: 'en',
    data,
    link: (href) => href,
  });
const getDocuments = (body: string) => pageDocuments(read(body));

describe('the documents of a page', () => {
  it('are its head and its sections with the words of code, without diagrams and next steps', () => {
    const documents = getDocuments(
      'Start with `403`.\n\n## First [#one]\n\n- one\n- two\n\n```mermaid\na --> box\n```\n\n```bash\ncurl 127.0.0.1 -H value\n```\n\n## Next steps\n\nRead on.',
    );
    expect(documents).toMatchObject([
      { kind: 'page', anchor: '', title: 'Guide', text: 'What it is for. Start with 403.' },
      { kind: 'section', anchor: 'one', title: 'First', text: 'one two', code: '127.0.0.1 curl' },
    ]);
  });

  it('include separate rows of tables that list errors or names', () => {
    const documents = getDocuments(
      '## What goes wrong\n\n| Symptom | Cause |\n| --- | --- |\n| `port is taken` in the log | two programs (`IDX10720`) |\n\n| Need | Take |\n| --- | --- |\n| Speed | this |',
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
    const documents = getDocuments(`| ${heads} |\n| --- | --- |\n| It stops | so |`);
    expect(documents.some(({ group }) => group === 'errors')).toBe(expected);
  });

  it('keep what follows a folded part with the section around it', () => {
    const documents = getDocuments(
      '## Questions\n\n<Details summary="Why?">\nBecause.\n</Details>\n\nAfter.',
    );
    expect(documents.map(({ title, text, anchor }) => [title, text, anchor])).toEqual([
      ['Guide', 'What it is for.', ''],
      ['Questions', 'After.', 'questions'],
      ['Why?', 'Because.', 'questions'],
    ]);
  });
});

it('include a setting once, at its settings page, although a guide shows its row too', () => {
  const row = settingRows('Endatix:Auth:Providers:Keycloak', data.settings)[0];
  const settings = read('<Settings section="Endatix:Auth:Providers:Keycloak" />').settings;
  expect(settings[0]).toBe(settingAnchor(row?.path ?? ''));
  const paths = [
    '/docs/building-your-solution/authentication/keycloak/',
    '/docs/configuration/settings/auth-settings/',
  ];
  const pages = paths.map((path) => ({ ...read('Text.'), path, settings: settings.slice(0, 1) }));
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
    const list = documents.get('/docs/api/submissions/listSubmissions/');
    expect(list?.names.slice(0, 2)).toEqual(['listSubmissions', 'GET /api/forms/{formId}/submissions']);
    expect(list?.names).toContain('SubmissionListItem');
    expect(documents.get('/docs/api/auth/login/')?.names).toContain('The supplied credentials are invalid!');
    const verify = documents.get('/docs/api/auth/verifyEmail/');
    expect(verify?.names).toContain('Verification token has already been used');
    for (const { text } of documents.values()) expect(text).not.toMatch(/`|undefined/);
  });

  it('has a companion for differences of an Endatix server', () => {
    const names = runningServerNames();
    expect(names.get('refresh-needs-header')?.join(' ')).toContain(
      'This header is missing from the request!',
    );
    expect(names.get('token-400')).toContain('submission_token_invalid');
  });
});
