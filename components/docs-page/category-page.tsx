import { notFound } from 'next/navigation';
import { Fragment } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { PageHelp } from '@/components/layout/page-help';
import { Card, Cards } from '@/components/mdx/cards';
import { addressPath, markdownPageOf } from '@/lib/addresses';
import { defaultLocale, getMessages, localeOfPath } from '@/lib/i18n';
import { pageMetadata } from '@/lib/server/metadata';
import { type Category, getCategories } from '@/lib/server/source';
import type { SiteLocale } from '@/theme.config';
import { translations } from './translations';

/** What the pages of a section are for, below its title. */
const leads = { 'getting-started': 'leadGettingStarted', guides: 'leadGuides' } as const;

const hasLead = (slug: string): slug is keyof typeof leads => slug in leads;

interface Props {
  params: Promise<{ lang?: string; category: string }>;
}

const categoryIn = async (locale: SiteLocale, slug: string): Promise<Category | undefined> =>
  (await getCategories(locale)).find((candidate) => candidate.slug === slug);

async function find({ params }: Props) {
  const { lang = '', category: slug } = await params;
  const locale = localeOfPath(lang);
  const category = await categoryIn(locale, slug);
  if (!category) notFound();
  const isTranslated = category.pages.some(({ textLocale }) => textLocale === locale);
  return { ...category, locale, isTranslated, markdown: markdownPageOf({ kind: 'category', locale, slug }) };
}

/** Static parameters of the generated index pages of a language. */
export async function categoryParams(locale: SiteLocale): Promise<{ category: string }[]> {
  return (await getCategories(locale)).map(({ slug }) => ({ category: slug }));
}

export async function categoryMetadata(props: Props) {
  const { title, pages, href, slug, isTranslated, markdown } = await find(props);
  const description = `${title}: ${pages.map((page) => page.sidebarTitle).join(', ')}.`;
  const languages = await translations(async (other) => {
    const translation = await categoryIn(other, slug);
    return translation?.pages.some(({ textLocale }) => textLocale === other) ? translation.href : undefined;
  });
  return pageMetadata({
    title,
    description,
    path: href,
    // Where nothing of the section is translated, the page stands for the one in the default language.
    ...(!isTranslated && { canonical: addressPath({ kind: 'category', locale: defaultLocale, slug }) }),
    languages,
    markdown,
  });
}

/** Generated index page: a card with title and description for each page of the section. */
export async function CategoryPage(props: Props) {
  const { title, groups, href, slug, locale, isTranslated, markdown } = await find(props);
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
          {groups.map((group) => (
            <Fragment key={group.title ?? ''}>
              {group.title && <h2 lang={group.lang}>{group.title}</h2>}
              <Cards>
                {group.pages.map((page) => (
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
            </Fragment>
          ))}
        </div>
        <PageHelp title={title} path={href} locale={locale} markdown={markdown} />
      </main>
    </PageFrame>
  );
}
