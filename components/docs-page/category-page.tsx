import { notFound } from 'next/navigation';
import { PageFrame } from '@/components/layout/page-frame';
import { PageHelp } from '@/components/layout/page-help';
import { Card, Cards } from '@/components/mdx/cards';
import { addressPath, markdownPageOf } from '@/lib/addresses';
import { defaultLocale, getMessages } from '@/lib/i18n';
import { pageMetadata } from '@/lib/server/metadata';
import { type Category, getCategories } from '@/lib/server/source';
import { type SiteLocale, site } from '@/theme.config';

/** What the pages of a section are for, below its title. */
const leads = { 'getting-started': 'leadGettingStarted', guides: 'leadGuides' } as const;

const hasLead = (slug: string): slug is keyof typeof leads => slug in leads;

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
      const markdownPage = (await getCategories(other)).find((candidate) => candidate.slug === slug);
      return markdownPage?.pages.some((page) => page.textLocale === other)
        ? [[other.code, markdownPage.href] as const]
        : [];
    }),
  );
  return pageMetadata({
    title,
    description,
    path: href,
    // Where nothing of the section is translated, the page stands for the one in the default language.
    ...(!inOwnLanguage && { canonical: addressPath({ kind: 'category', locale: defaultLocale, slug }) }),
    languages: Object.fromEntries(written.flat()),
    markdown: markdownPageOf({ kind: 'category', locale, slug }),
  });
}

/** Generated index page: a card with title and description for each page of the section. */
export async function CategoryPage({ locale, slug }: { locale: SiteLocale; slug: string }) {
  const { title, pages, href } = await find(locale, slug);
  const markdown = markdownPageOf({ kind: 'category', locale, slug });
  const isTranslated = pages.some((page) => page.textLocale === locale);
  const textLocale = isTranslated ? locale : defaultLocale;
  return (
    <PageFrame locale={locale} path={href} layout="tree">
      <main id="content" className="content content-wide">
        {!isTranslated && (
          <p className="callout callout-note notice">{getMessages(locale.code).untranslatedNotice}</p>
        )}
        <div className="prose" lang={isTranslated ? undefined : textLocale.code}>
          <h1>{title}</h1>
          {hasLead(slug) && <p>{getMessages(textLocale.code)[leads[slug]]}</p>}
          <Cards>
            {pages.map((page) => (
              <Card
                key={page.href}
                title={page.sidebarTitle}
                href={page.href}
                locale={locale}
                lang={page.textLocale === textLocale ? undefined : page.textLocale.code}
              >
                <p>{page.description}</p>
              </Card>
            ))}
          </Cards>
        </div>
        <PageHelp title={title} path={href} locale={locale} markdown={markdown} />
      </main>
    </PageFrame>
  );
}
