import { notFound } from 'next/navigation';
import { Card, Cards } from '@/components/mdx/cards';
import { PageFrame } from '@/components/shell/page-frame';
import { PageHelp } from '@/components/shell/page-help';
import { pageMetadata } from '@/lib/build/metadata';
import { type Category, getCategories } from '@/lib/build/source';
import { defaultLocale, getMessages } from '@/lib/i18n';
import { addressPath, twinOf } from '@/lib/shared/addresses';
import { type SiteLocale, site } from '@/theme.config';

async function find(locale: SiteLocale, slug: string): Promise<Category> {
  const category = (await getCategories(locale)).find((candidate) => candidate.slug === slug);
  if (!category) notFound();
  return category;
}

/** Static parameters of the generated index pages of a language. */
export async function categoryParams(locale: SiteLocale): Promise<{ category: string }[]> {
  return (await getCategories(locale)).map(({ slug }) => ({ category: slug }));
}

export async function categoryMetadata(locale: SiteLocale, slug: string) {
  const { title, pages, href } = await find(locale, slug);
  const description = `${title}: ${pages.map((page) => page.sidebarTitle).join(', ')}.`;
  const inOwnLanguage = pages.some((page) => page.textLocale === locale);
  const written = await Promise.all(
    site.locales.map(async (other) => {
      const twin = (await getCategories(other)).find((candidate) => candidate.slug === slug);
      return twin?.pages.some((page) => page.textLocale === other) ? [[other.code, twin.href] as const] : [];
    }),
  );
  return pageMetadata({
    title,
    description,
    path: href,
    // Where nothing of the section is translated, the page stands for the one in the default language.
    ...(!inOwnLanguage && { canonical: addressPath({ kind: 'category', locale: defaultLocale, slug }) }),
    languages: Object.fromEntries(written.flat()),
    markdown: twinOf({ kind: 'category', locale, slug }),
  });
}

/** Generated index page: a card with title and description for each page of the section. */
export async function CategoryPage({ locale, slug }: { locale: SiteLocale; slug: string }) {
  const { title, pages, href } = await find(locale, slug);
  const markdown = twinOf({ kind: 'category', locale, slug });
  const isTranslated = pages.some((page) => page.textLocale === locale);
  const textLocale = isTranslated ? locale : defaultLocale;
  return (
    <PageFrame locale={locale} path={href} layout="tree">
      <main id="content" className="content content-wide">
        {!isTranslated && <p className="notice">{getMessages(locale.code).untranslatedNotice}</p>}
        <div className="prose" lang={isTranslated ? undefined : textLocale.code}>
          <h1>{title}</h1>
          <p className="lead">{getMessages(textLocale.code).categoryLead}</p>
          <Cards>
            {pages.map((page) => (
              <Card key={page.href} title={page.sidebarTitle} href={page.href} locale={locale}>
                <p>{page.description}</p>
              </Card>
            ))}
          </Cards>
        </div>
        {markdown && (
          <div className="page-tools">
            <PageHelp title={title} path={href} markdown={markdown} messages={getMessages(locale.code)} />
          </div>
        )}
      </main>
    </PageFrame>
  );
}
