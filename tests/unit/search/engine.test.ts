import { describe, expect, it } from 'vitest';
import { withPhrases } from '@/features/exports/search/phrases';
import { SearchEngine } from '@/features/search/engine/engine';
import type { SearchDocument } from '@/features/search/engine/types';

const document = (
  page: number,
  kind: SearchDocument['kind'],
  anchor: string,
  title: string,
  text: string,
): SearchDocument => ({ page, anchor, kind, group: 'guides', title, names: [], text, code: '' });

const pages = [
  { url: '/docs/guides/webhooks/', title: 'Webhooks', part: 'Guides', language: 'en' },
  { url: '/docs/guides/errors/', title: 'Errors', part: 'Guides', language: 'en' },
];
const documents = [
  document(0, 'page', '', 'Webhooks', 'Receive events.'),
  document(0, 'section', 'no-signature', 'No signature', 'The request carries no signature.'),
  document(0, 'section', 'empty', 'Code only', ''),
  document(1, 'page', '', 'Errors', 'Causes and fixes.'),
];
const phrases = new Map([
  [
    'en',
    new Map([
      ['/docs/guides/webhooks', ['notify another system']],
      ['/docs/guides/webhooks#no-signature', ['trust the sender']],
    ]),
  ],
  ['de', new Map([['/docs/guides/errors', ['fehlermeldungen']]])],
]);

const getEngine = (language: string) =>
  new SearchEngine({ pages, documents: withPhrases(documents, pages, phrases), dictionary: '' }, language);
const first = (query: string, language = 'en') => getEngine(language).search(query).hits[0];

describe('phrases', () => {
  it('lead to a page and to a section whose texts contain no word of the query', () => {
    expect(first('notify another system')?.url).toBe('/docs/guides/webhooks/');
    expect(first('trust the sender')?.url).toBe('/docs/guides/webhooks/#no-signature');
  });

  it('of another language apply in every language', () => {
    for (const language of ['en', 'de'])
      expect(first('fehlermeldungen', language)?.url).toBe('/docs/guides/errors/');
  });
});

describe('a query', () => {
  const page = (path: string, title: string, text: string, more: Partial<SearchDocument> = {}) => ({
    url: `/docs/${path}/`,
    title,
    part: 'Guides',
    language: 'en',
    document: { ...document(0, 'page', '', title, text), ...more },
  });
  const some = [
    page('logging', 'Logging', 'A file for each day. The count of files that are returned has a limit.'),
    page('tests', 'Tests', 'An untested filter fails. A trusted sender has a webhook.'),
    page('code', 'VS Code via SSH', 'Compare a form vs another one.'),
    page('tenants', 'Tenant settings', 'Settings per tenant.'),
    page('proxy', 'Proxies', 'Ingress of a cluster on Kubernetes.'),
    page('docker', 'Docker', 'Start containers.', { phrases: ['kubernetes'] }),
    page('errors', 'Errors', 'Unable to create the algorithm of the form.', { code: '127.0.0.1' }),
    page('keys', 'Keys', 'IDX10720 says that the signing key is short.'),
    page('getting-started/glossary', 'Glossary', 'Words and what they mean: form, form definition.'),
    page('api/forms/createForm', 'Create a form', 'Creates a form with its form definition.', {
      kind: 'operation',
    }),
  ];
  const engine = new SearchEngine(
    { pages: some, documents: some.map((one, index) => ({ ...one.document, page: index })), dictionary: '' },
    'en',
  );
  const best = (query: string) => engine.search(query).hits[0]?.url;

  it('keeps identifiers, and shows when no page contains one', () => {
    const found = engine.search('RetainedFileCountLimit');
    expect(found).toMatchObject({ missing: ['RetainedFileCountLimit'] });
    expect(found.corrected).toBeUndefined();
    expect(found.hits[0]?.url).toBe('/docs/logging/');
  });

  it('corrects a typo, and never turns a word into its opposite', () => {
    expect(engine.search('wehbook').corrected).toBe('webhook');
    expect(engine.search('untrusted').corrected).toBeUndefined();
    expect(engine.search('trusted').corrected).toBeUndefined();
  });

  it('ignores words without meaning', () => {
    expect(best('form vs form definition')).toBe('/docs/getting-started/glossary/');
    expect(engine.search('proxies via though').missing).toEqual([]);
  });

  it('prefers the glossary to operations when it asks for a meaning', () => {
    expect(best('what is a form definition')).toBe('/docs/getting-started/glossary/');
    expect(best('create a form')).toBe('/docs/api/forms/createForm/');
  });

  it('reads a hyphen and two words both ways', () => {
    for (const query of ['tenant-settings', 'tenant settings', 'tenantsettings'])
      expect(best(query), query).toBe('/docs/tenants/');
  });

  it('prefers a rare code to the other words of a pasted message', () => {
    expect(best('IDX10720: Unable to create the algorithm of the form')).toBe('/docs/keys/');
    expect(best('127.0.0.1')).toBe('/docs/errors/');
  });
});

describe('a hit', () => {
  it('describes a setting instead of repeating its key', () => {
    const setting: SearchDocument = {
      ...document(0, 'setting', 'x', 'Endatix:Api:UseSwagger', 'Turns the console on.'),
      names: ['Endatix:Api:UseSwagger', 'Endatix__Api__UseSwagger'],
    };
    const engine = new SearchEngine(
      { pages, documents: [documents[0] ?? setting, setting], dictionary: '' },
      'en',
    );
    const [{ excerpt = [] } = {}] = engine.search('UseSwagger').hits;
    expect(excerpt.map(({ text }) => text).join('')).toBe('Turns the console on.');
  });
});
