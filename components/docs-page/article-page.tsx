import { notFound } from 'next/navigation';
import { PageFrame } from '@/components/layout/page-frame';
import { PageActions, PageHelp } from '@/components/layout/page-help';
import { toStatic } from '@/components/layout/static/to-static';
import { Toc } from '@/components/layout/toc';
import { createMdxComponents } from '@/components/mdx/mdx-components';
import { addressPath, canonicalOf, markdownPageOf } from '@/lib/addresses';
import { getMessages, localeOfPath } from '@/lib/i18n';
import { pageMetadata } from '@/lib/server/metadata';
import { type DocPage, getDocs, getPage } from '@/lib/server/source';
import { currentVersion, splitVersion } from '@/lib/versions';
import { layout, type SiteLocale, site } from '@/theme.config';
import { Breadcrumbs } from './breadcrumbs';
import { loadPage } from './load';
import { Notices } from './notices';
import { Pager } from './pager';
import { translations } from './translations';

const addressOf = ({ locale, version, rest }: DocPage) => ({ kind: 'page', locale, version, rest }) as const;

interface Props {
  params: Promise<{ lang?: string; path?: string[] }>;
}

async function find({ params }: Props): Promise<DocPage> {
  const { lang = '', path = [] } = await params;
  const { version, rest } = splitVersion(['/docs', ...path].join('/'));
  const page = await getPage(version, localeOfPath(lang), rest);
  if (!page) notFound();
  return page;
}

/** Static parameters of a language: `/docs` itself and every published page of every version that exists in it. */
export async function docsParams(locale: SiteLocale): Promise<{ path: string[] }[]> {
  const versions = locale.path ? site.versions.slice(0, 1) : site.versions;
  const sets = await Promise.all(versions.map((version) => getDocs(version, locale)));
  return sets.flatMap(({ version, pages }) => [
    { path: version.path ? [version.path] : [] },
    ...pages.map((page) => ({ path: [version.path, ...page.rest.split('/')].filter(Boolean) })),
  ]);
}

/** Title of a page, which differs from that of the same page in another version or language. */
function titleOf({ title, version, locale, textLocale }: DocPage): string {
  const notes = [version !== currentVersion && version.label, textLocale !== locale && textLocale.label];
  const note = notes.filter(Boolean).join(', ');
  return note ? `${title} (${note})` : title;
}

/** Metadata of a documentation page. Untranslated pages and old versions point to the page they stand for. */
export async function docsMetadata(props: Props) {
  const page = await find(props);
  const successor = page.version.path ? await getPage(currentVersion, page.locale, page.rest) : undefined;
  const own = { ...addressOf(page), locale: page.textLocale };
  const languages = await translations(async (other) => {
    const translation = page.version.path ? undefined : await getPage(page.version, other, page.rest);
    return translation?.textLocale === other ? translation.href : undefined;
  });
  return pageMetadata({
    title: titleOf(page),
    description: page.description,
    path: page.href,
    canonical: addressPath(successor ? canonicalOf(own) : own),
    ...(!page.version.path && { languages }),
    markdown: markdownPageOf(addressOf(page)),
    noindex: page.version.path !== '' || page.draft,
  });
}

/** One documentation page: breadcrumbs, notices, text with its table of contents, tools, neighbors. */
export async function DocsPage(props: Props) {
  const page = await find(props);
  const { locale } = page;
  const { tree, pages } = await getDocs(page.version, locale);
  const successor = await getPage(currentVersion, locale, page.rest);
  const { Content, toc, updated, filePath } = await loadPage(page);
  const messages = getMessages(locale.code);
  const foreign = page.textLocale !== locale ? page.textLocale.code : undefined;
  return (
    <PageFrame locale={locale} path={page.href} layout="tree">
      <main id="content" className="content">
        <Breadcrumbs tree={tree} href={page.href} messages={messages} />
        <Notices
          page={page}
          current={
            successor?.href ?? addressPath({ kind: 'page', locale, version: currentVersion, rest: '' })
          }
          messages={messages}
        />
        <article lang={foreign} className="prose">
          <h1>{page.title}</h1>
          <div className="page-meta row" lang={foreign && locale.code}>
            {layout.lastUpdated && updated && (
              <p className="page-updated">
                {messages.lastUpdated}{' '}
                <time dateTime={updated.toISOString()}>
                  {updated.toLocaleDateString(locale.code, { dateStyle: 'medium', timeZone: 'UTC' })}
                </time>
              </p>
            )}
            {await toStatic(<PageActions markdown={markdownPageOf(addressOf(page))} locale={locale} />)}
          </div>
          <Toc entries={toc} locale={locale} lang={foreign} />
          {
            await toStatic(
              <Content
                components={createMdxComponents({
                  locale,
                  textLocale: page.textLocale,
                  version: page.version,
                })}
              />,
            )
          }
        </article>
        {
          await toStatic(
            <>
              <PageHelp
                title={page.title}
                path={page.href}
                locale={locale}
                edit={layout.editLink ? `${layout.docsRepositoryBase}/${filePath}` : undefined}
              />
              <Pager pages={pages} page={page} messages={messages} />
            </>,
          )
        }
      </main>
    </PageFrame>
  );
}
