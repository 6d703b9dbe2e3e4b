import { describe, expect, it } from 'vitest';
import { withPhrases } from '@/features/exports/search/phrases';
import { SearchEngine } from '@/features/search/engine/engine';
import type { SearchDocument } from '@/features/search/engine/types';

type Kind = SearchDocument['kind'];
const document = (page: number, kind: Kind, anchor: string, title: string, text: string) =>
  ({ page, anchor, kind, group: 'guides', title, names: [], text, code: '' }) satisfies SearchDocument;

const pageAt = (path: string, title: string) => ({
  url: `/docs/${path}/`,
  title,
  part: 'Guides',
  language: 'en',
});
const pages = [pageAt('guides/webhooks', 'Webhooks'), pageAt('guides/errors', 'Errors')];
const documents = [
  document(0, 'page', '', 'Webhooks', 'Receive events.'),
  document(0, 'section', 'no-signature', 'No signature', 'The request carries no signature.'),
  document(0, 'section', 'empty', 'Code only', ''),
  document(1, 'page', '', 'Errors', 'Causes and fixes.'),
];
const phrases = new Map([
  ['/docs/guides/webhooks', ['notify another system']],
  ['/docs/guides/webhooks#no-signature', ['trust the sender']],
]);

const engineOf = (some: SearchDocument[], language = 'en', ofPages = pages) =>
  new SearchEngine({ pages: ofPages, documents: some, dictionary: '' }, language);
const first = (query: string) => engineOf(withPhrases(documents, pages, phrases)).search(query).hits[0];

describe('phrases', () => {
  it('lead to a page and to a section whose texts contain no word of the query', () => {
    expect(first('notify another system')?.url).toBe('/docs/guides/webhooks/');
    expect(first('trust the sender')?.url).toBe('/docs/guides/webhooks/#no-signature');
  });
});

describe('a query', () => {
  const some: [path: string, title: string, text: string, more?: Partial<SearchDocument>][] = [
    ['logging', 'Logging', 'A file for each day. The count of files that are returned has a limit.'],
    ['tests', 'Tests', 'An untested filter fails, whatever it is. A trusted sender has a webhook.'],
    ['code', 'VS Code via SSH', 'Compare a form vs another one.'],
    ['tenants', 'Tenant settings', 'Settings per tenant.'],
    ['proxy', 'Proxies', 'Ingress of a cluster on Kubernetes.'],
    ['docker', 'Docker', 'Start containers.', { phrases: ['kubernetes'] }],
    ['errors', 'Errors', 'Unable to create the algorithm of the form.', { code: '127.0.0.1' }],
    ['keys', 'Keys', 'IDX10720 says that the signing key is short.'],
    ['getting-started/glossary', 'Glossary', 'Words and what they mean: form, form definition.'],
    [
      'api/forms/createForm',
      'Create a form',
      'Creates a form with its form definition.',
      { kind: 'operation' },
    ],
  ];
  const engine = engineOf(
    some.map(([, title, text, more], index) => ({ ...document(index, 'page', '', title, text), ...more })),
    'en',
    some.map(([path, title]) => pageAt(path, title)),
  );

  it.each([
    [
      'reads "or" as no question about a meaning',
      'create a form or a form definition',
      'api/forms/createForm',
    ],
    ['weighs the words beside its subject less', 'add something new whenever kubernetes', 'docker'],
    ['ignores words without meaning', 'form vs form definition', 'getting-started/glossary'],
    ['asks for a meaning, which the glossary has', 'what is a form definition', 'getting-started/glossary'],
    ['asks for an operation', 'create a form', 'api/forms/createForm'],
    ...['tenant-settings', 'tenant settings', 'tenantsettings'].map((query) => [
      'is one word or two',
      query,
      'tenants',
    ]),
    ['has a rare code', 'IDX10720: Unable to create the algorithm of the form', 'keys'],
    ['is a rare code', '127.0.0.1', 'errors'],
  ])('%s: %s', (_what, query, path) => {
    expect(engine.search(query).hits[0]?.url).toBe(`/docs/${path}/`);
  });

  it('keeps identifiers, and shows when no page contains one', () => {
    const found = engine.search('RetainedFileCountLimit');
    expect(found).toMatchObject({ missing: ['RetainedFileCountLimit'] });
    expect(found.corrected).toBeUndefined();
    expect(found.hits[0]?.url).toBe('/docs/logging/');
  });

  it('corrects a typo, and never turns a word into its opposite', () => {
    expect(engine.search('wehbook').corrected).toBe('webhook');
    expect(engine.search('whenever webhook').corrected).toBeUndefined();
    expect(engine.search('untrusted').corrected).toBeUndefined();
    expect(engine.search('trusted').corrected).toBeUndefined();
  });

  it('with a typo in the ID of an operation leads to it, not to a text that names it', () => {
    const names = ['createForm'];
    const operation = { ...document(0, 'operation', '', 'Add', 'Makes one.'), names };
    const types = { ...document(1, 'page', '', 'CreateForm and other types', 'CreateForm.'), names };
    expect(engineOf([types, operation]).search('craeteform').hits[0]?.url).toBe(pages[0]?.url);
  });

  it('with one typo is no compound of two other words', () => {
    const words = document(0, 'page', '', 'Template', 'A temp and an alte. Temp alte. Temp alte.');
    expect(engineOf([words]).search('tempalte').corrected).toBe('template');
  });

  it('has no results without letters, digits or known words', () => {
    for (const query of ['???', '→', '%', '🔒']) expect(engine.search(query).hits, query).toEqual([]);
  });

  it('finds a word with ß in any case', () => {
    const german = engineOf([document(0, 'page', '', 'Größe', 'Größe der Datei.')], 'de');
    for (const query of ['größe', 'GRÖẞE', 'GRÖSSE'])
      expect(german.search(query), query).toMatchObject({ missing: [], hits: [{ url: pages[0]?.url }] });
  });

  it('calls a name missing only if no page contains it, not even as a part, and no word without meaning', () => {
    expect(engine.search('ReturnedFiles').missing).toEqual(['ReturnedFiles']);
    for (const query of ['DX1072', 'proxies via though']) expect(engine.search(query).missing).toEqual([]);
  });
});

it('a page that is about the query is before a section that mentions it', () => {
  const mentioned = document(1, 'section', 'x', 'Mail servers', 'Set up the mail server.');
  const subject = { ...document(0, 'page', '', 'Outgoing messages', 'How to.'), phrases: ['mail server'] };
  const engine = engineOf([subject, document(1, 'page', '', 'Errors', 'Causes.'), mentioned]);
  expect(engine.search('mail server').hits[0]?.url).toBe(pages[0]?.url);
});

describe('a hit', () => {
  const marks = (pieces: readonly { text: string; isMatch: boolean }[] = []) =>
    pieces.flatMap(({ text, isMatch }) => (isMatch ? [text] : []));

  it('shows why it is one: the section with the words, or the phrase', () => {
    const engine = engineOf([
      document(0, 'page', '', 'Webhooks', 'Receive events.'),
      document(0, 'section', 'sign', 'Signature', 'The header has an hmac.'),
      { ...document(1, 'page', '', 'Errors', 'Causes and fixes.'), phrases: ['disaster recovery'] },
    ]);
    const [hmac] = engine.search('hmac').hits;
    expect(hmac?.url).toBe('/docs/guides/webhooks/#sign');
    expect(marks(hmac?.excerpt)).toEqual(['hmac']);
    expect(marks(engine.search('disaster recovery').hits[0]?.excerpt)).toEqual(['disaster', 'recovery']);
  });

  it('marks no other words that begin with a known one', () => {
    const engine = engineOf([
      document(0, 'page', '', 'Webhooks', 'An ad has addresses. Keycloak has a key.'),
    ]);
    expect(marks(engine.search('ad').hits[0]?.excerpt)).toEqual(['ad']);
    expect(marks(engine.search('webhooks key').hits[0]?.excerpt)).toEqual(['key']);
  });

  it('is one of all, however many there are', () => {
    const many = Array.from({ length: 40 }, (_, index) => pageAt(`${index}`, `Page ${index}`));
    const some = many.map(({ title }, index) => document(index, 'page', '', title, 'A form.'));
    const engine = engineOf(some, 'en', many);
    expect(engine.search('form').hits).toHaveLength(40);
  });

  it('describes a setting instead of repeating its key', () => {
    const setting: SearchDocument = {
      ...document(0, 'setting', 'x', 'Endatix:Api:UseSwagger', 'Turns the console on.'),
      names: ['Endatix:Api:UseSwagger', 'Endatix__Api__UseSwagger'],
    };
    const engine = engineOf([documents[0] ?? setting, setting]);
    const [{ excerpt = [] } = {}] = engine.search('UseSwagger').hits;
    expect(excerpt.map(({ text }) => text).join('')).toBe('Turns the console on.');
  });
});
