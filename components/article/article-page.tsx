import { notFound } from 'next/navigation';
import { createMdxComponents } from '@/components/mdx/mdx-components';
import { PageFrame } from '@/components/shell/page-frame';
import { toStatic } from '@/components/shell/static/to-static';
import { Toc } from '@/components/shell/toc';
import { pageMetadata } from '@/lib/build/metadata';
import { type DocPage, getDocs, getPage } from '@/lib/build/source';
import { getMessages } from '@/lib/i18n';
import { addressPath, canonicalOf, twinOf } from '@/lib/shared/addresses';
import { currentVersion, splitVersion } from '@/lib/shared/versions';
import { type SiteLocale, site } from '@/theme.config';
import { Breadcrumbs } from './breadcrumbs';
import { loadPage } from './load';
import { Notices } from './notices';
import { PageTools } from './page-tools';
import { Pager } from './pager';

const addressOf = ({ locale, version, rest }: DocPage) => ({ kind: 'page', locale, version, rest }) as const;

async function find(locale: SiteLocale, segments: string[]): Promise<DocPage> {
  const { version, rest } = splitVersion(['/docs', ...segments].join('/'));
  const page = await getPage(version, locale, rest);
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

/** Metadata of a documentation page. Untranslated pages and old versions point to the page they stand for. */
export async function docsMetadata(locale: SiteLocale, segments: string[]) {
  const page = await find(locale, segments);
  const successor = page.version.path ? await getPage(currentVersion, locale, page.rest) : undefined;
  const own = { ...addressOf(page), locale: page.textLocale };
  const languages = page.version.path
    ? undefined
    : Object.fromEntries(
        (
          await Promise.all(
            site.locales.map(async (other) => {
              const twin = await getPage(page.version, other, page.rest);
              return twin && twin.textLocale === other ? [[other.code, twin.href] as const] : [];
            }),
          )
        ).flat(),
      );
  return pageMetadata({
    title: page.title,
    description: page.description,
    path: page.href,
    canonical: addressPath(successor ? canonicalOf(own) : own),
    ...(languages && { languages }),
    markdown: twinOf(addressOf(page)),
    noindex: page.version.path !== '' || page.draft,
  });
}

/** One documentation page: breadcrumbs, notices, text, tools, neighbours, table of contents. */
export async function DocsPage({ locale, segments }: { locale: SiteLocale; segments: string[] }) {
  const page = await find(locale, segments);
  const { tree, pages } = await getDocs(page.version, locale);
  const successor = await getPage(currentVersion, locale, page.rest);
  const { Content, toc, updated, filePath } = await loadPage(page);
  const messages = getMessages(locale.code);
  const foreign = page.textLocale !== locale ? page.textLocale.code : undefined;
  return (
    <PageFrame locale={locale} path={page.href} layout="tree">
      <aside className="toc-column">
        <Toc entries={toc} messages={messages} lang={foreign} />
      </aside>
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
              <PageTools
                title={page.title}
                path={page.href}
                filePath={filePath}
                updated={updated}
                markdown={twinOf(addressOf(page))}
                locale={locale.code}
                messages={messages}
              />
              <Pager pages={pages} page={page} messages={messages} />
            </>,
          )
        }
      </main>
    </PageFrame>
  );
}
