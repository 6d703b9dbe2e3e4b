import type { MDXComponents } from 'mdx/types';
import { notFound } from 'next/navigation';
import { importPage } from 'nextra/pages';
import type { ComponentType, ReactNode } from 'react';
import { type DocPage, getDocs, getPage } from '@/features/content/source';
import { Breadcrumbs } from '@/features/layout/breadcrumbs';
import { pageMetadata } from '@/features/layout/build/metadata';
import { PageFrame } from '@/features/layout/page-frame';
import { PageActions, PageHelp } from '@/features/layout/page-help';
import { Pager } from '@/features/layout/pager';
import { Toc } from '@/features/layout/toc';
import { getText } from '@/features/mdx/table';
import { articleRecord } from '@/features/records/articles';
import { getMessages, localeOfPath } from '@/shared/i18n';
import { layout, type SiteLocale } from '@/theme.config';
import { createMdxComponents } from './mdx-components';
import { findNeighbors } from './neighbors';
import { Notices } from './notices';

interface CompiledModule {
  default: ComponentType<{ components: MDXComponents }>;
  toc: { id: string; value: ReactNode; depth: number }[];
  metadata: { filePath?: string };
}

interface Props {
  params: Promise<{ lang?: string; path?: string[] }>;
}

async function find({ params }: Props): Promise<DocPage> {
  const { lang = '', path = [] } = await params;
  const page = await getPage(localeOfPath(lang), path.join('/'));
  if (!page) notFound();
  return page;
}

export async function docsParams(locale: SiteLocale): Promise<{ path: string[] }[]> {
  const { pages } = await getDocs(locale);
  return [{ path: [] }, ...pages.map(({ rest }) => ({ path: rest.split('/') }))];
}

export const docsMetadata = async (props: Props) => pageMetadata(await articleRecord(await find(props)));

export async function DocsPage(props: Props) {
  const page = await find(props);
  const { locale } = page;
  const { pages } = await getDocs(locale);
  const { trail, changed, markdown } = await articleRecord(page);
  const updated = changed === undefined ? undefined : new Date(changed);
  const { default: Content, toc, metadata }: CompiledModule = await importPage(page.contentPath);
  const headings = toc
    .filter(({ depth }) => depth === 2 || depth === 3)
    .map(({ id, value, depth }) => ({ id, text: getText(value), depth }));
  const filePath = metadata.filePath ?? `content/${page.contentPath.join('/')}.mdx`;
  const messages = getMessages(locale.code);
  const foreign = page.textLocale !== locale ? page.textLocale.code : undefined;
  return (
    <PageFrame locale={locale} path={page.href} layout="tree">
      <main id="content" className="content">
        <Breadcrumbs trail={trail} messages={messages} />
        <Notices page={page} messages={messages} />
        <article lang={foreign} className="prose">
          <h1>{page.title}</h1>
          <div className="page-meta row" data-markdown-ignore="" lang={foreign && locale.code}>
            {layout.lastUpdated && updated && (
              <p className="page-updated">
                {messages.lastUpdated}{' '}
                <time dateTime={updated.toISOString()}>
                  {updated.toLocaleDateString(locale.code, { dateStyle: 'medium', timeZone: 'UTC' })}
                </time>
              </p>
            )}
            {markdown && <PageActions markdown={markdown} locale={locale} />}
          </div>
          <Toc entries={headings} locale={locale} lang={foreign} />
          <Content components={createMdxComponents({ locale, textLocale: page.textLocale })} />
        </article>
        <PageHelp
          title={page.title}
          path={page.href}
          locale={locale}
          edit={layout.editLink ? `${layout.docsRepositoryBase}/${filePath}` : undefined}
        />
        <Pager {...findNeighbors(pages, page)} messages={messages} />
      </main>
    </PageFrame>
  );
}
