import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileMdx } from 'nextra/compile';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMdxComponents } from '@/components/mdx/mdx-components';
import type { OpenApiDocument } from '@/lib/contract/types';
import { markdownPageLinks } from '@/lib/exports/markdown/links';
import { mdxToMarkdown } from '@/lib/exports/markdown/page';
import { defaultLocale } from '@/lib/i18n';
import type { SettingsSchema } from '@/lib/server/settings/schema';
import { type DataOf, dataOf } from '@/lib/server/versions/data';
import { linkIn } from '@/lib/server/versions/links';
import { checkContent } from '@/scripts/check/check';
import { readPages, type SourcePage } from '@/scripts/check/pages';
import { freezeVersion } from '@/scripts/version/snapshot';
import { site } from '@/theme.config';

/** The project before and after its data changed; both hold the same frozen version. */
let before: string;
let after: string;

const version = '0.1.1';
const of =
  (root: string): DataOf =>
  (one) =>
    dataOf(one, root);

async function change<T>(file: string, edit: (value: T) => void): Promise<void> {
  const value: T = JSON.parse(await readFile(join(after, file), 'utf8'));
  edit(value);
  await writeFile(join(after, file), JSON.stringify(value));
}

/** A drawing is made of the text of its page alone. */
const NoDrawing = () => null;

type Show = (root: string) => string;

/** Compiles a page as the build does, to show it from the data of either project: its HTML and its Markdown counterpart. */
async function compile(page: SourcePage): Promise<Show> {
  const code = await compileMdx(page.source, { codeHighlight: false });
  const follow = markdownPageLinks(page.route);
  return (root) => {
    const data = of(root);
    const components = createMdxComponents({
      locale: defaultLocale,
      textLocale: defaultLocale,
      version: page.version,
      data,
    });
    const known = { ...components, Mermaid: NoDrawing };
    const { default: Content } = new Function('$', code)({ ...runtime, useMDXComponents: () => known });
    const markdown = mdxToMarkdown(page.source, {
      file: page.file,
      language: 'en',
      version: page.version,
      data: data(page.version),
      link: (href) => follow(linkIn(page.version, href, data)),
    });
    return `${renderToStaticMarkup(createElement(Content))}\n${markdown}`;
  };
}

const asksData = ({ source }: SourcePage) => /<(Settings|ApiExample|Term)\b|\/docs\/api/.test(source);

beforeAll(async () => {
  before = await mkdtemp(join(tmpdir(), 'frozen-before-'));
  after = await mkdtemp(join(tmpdir(), 'frozen-after-'));
  for (const name of ['content', 'openapi.json', 'public', 'content/glossary.json'])
    await cp(name, join(before, name), { recursive: true });
  await freezeVersion({ root: before, version, force: true, site });
  await cp(before, after, { recursive: true });
  await change<OpenApiDocument>('openapi.json', (contract) => {
    contract.info.version = '0.2.0';
    const form = contract.paths['/api/forms']?.post;
    if (!form) throw new Error('The contract has no operation to change.');
    form.summary = 'Make a form';
    contract.paths['/api/v2/forms'] = { post: form };
    delete contract.paths['/api/forms']?.post;
    Object.assign(contract.components.schemas.Form?.properties ?? {}, { owner: { type: 'string' } });
    contract.components.schemas.Form?.required?.push('owner');
  });
  await change<SettingsSchema>('public/appsettings.schema.json', (schema) => {
    const edited = JSON.stringify(schema)
      .replaceAll('"default":true', '"default":false')
      .replaceAll('"EnableAutoMigrations"', '"RunMigrations"')
      .replaceAll('"Cors":', '"CorsRules":');
    Object.assign(schema, JSON.parse(edited));
  });
  await change<Record<string, { definition: { en: string }; href: string }>>(
    'content/glossary.json',
    (terms) => {
      for (const term of Object.values(terms)) {
        term.definition.en = 'Something else.';
        term.href = '/docs/guides/webhooks#events';
      }
    },
  );
}, 120_000);
afterAll(() => Promise.all([before, after].map((root) => rm(root, { recursive: true, force: true }))));

describe('when the data of the current version changes', () => {
  it('each frozen page stays as it was, to the byte', async () => {
    const frozen = readPages(before).pages.filter((page) => page.version.path === version && asksData(page));
    expect(frozen.length).toBeGreaterThan(15);
    for (const name of ['Settings', 'ApiExample', 'Term'])
      expect(frozen.some(({ source }) => source.includes(`<${name}`))).toBe(true);
    for (const page of frozen) {
      const show = await compile(page);
      expect(show(after), page.file).toBe(show(before));
    }
  }, 120_000);

  it('the current pages change', async () => {
    const current = readPages(before).pages.filter(({ file }) =>
      /^content\/(guides\/webhooks|configuration\/settings\/data-settings|getting-started\/quick-start)\.mdx$/.test(
        file,
      ),
    );
    expect(current).toHaveLength(3);
    for (const page of current) {
      const show = await compile(page);
      expect(show(after), page.file).not.toBe(show(before));
    }
  }, 120_000);

  it('the check of the content blames pages of the current version only', async () => {
    const blamed = (await checkContent(after, of(after))).map(({ file }) => file);
    expect(blamed).toContain('content/configuration/settings/cors-settings.mdx');
    expect(blamed.filter((file) => file.startsWith(`content/${version}/`))).toEqual([]);
  });

  it('an operation that is gone leads from a frozen page to the contract of its version', async () => {
    const [current, old] = site.versions;
    const gone: DataOf = (one) => {
      const data = of(before)(one);
      if (one.path) return data;
      const operations = data.contract.operations.filter(({ id }) => id !== 'createForm');
      return { ...data, contract: { ...data.contract, operations } };
    };
    if (!old) throw new Error('There is no old version.');
    const contract = `/versions/${version}/openapi.json`;
    expect(linkIn(old, '/docs/api/forms/createForm', gone)).toBe(contract);
    expect(linkIn(old, '/docs/api#/Forms/createForm', gone)).toBe(contract);
    expect(linkIn(old, '/docs/api/forms/getForm', gone)).toBe('/docs/api/forms/getForm');
    expect(linkIn(current, '/docs/api/forms/createForm', gone)).toBe('/docs/api/forms/createForm');
  });
});
