import { notFound } from 'next/navigation';
import { Fragment } from 'react';
import { getCategories } from '@/features/content/source';
import { pageMetadata } from '@/features/layout/build/metadata';
import { PageFrame } from '@/features/layout/page-frame';
import { PageHelp } from '@/features/layout/page-help';
import { Card, Cards } from '@/features/mdx/cards';
import { categoryIn, categoryRecord, isTranslated } from '@/features/records/articles';
import { getMarkdownPage } from '@/shared/addresses';
import { defaultLocale, getMessages, localeOfPath } from '@/shared/i18n';
import type { SiteLocale } from '@/theme.config';
import { Notices } from './notices';

const leads = { 'getting-started': 'leadGettingStarted', guides: 'leadGuides' } as const;

const hasLead = (slug: string): slug is keyof typeof leads => slug in leads;

interface Props {
  params: Promise<{ lang?: string; category: string }>;
}

async function find({ params }: Props) {
  const { lang = '', category: slug } = await params;
  const locale = localeOfPath(lang);
  const category = await categoryIn(locale, slug);
  if (!category) notFound();
  return { category, locale };
}

export async function categoryParams(locale: SiteLocale): Promise<{ category: string }[]> {
  return (await getCategories(locale)).map(({ slug }) => ({ category: slug }));
}

export async function categoryMetadata(props: Props) {
  const { category, locale } = await find(props);
  return pageMetadata(await categoryRecord(category, locale));
}

/** Renders a generated index page: a card for each page of the section. */
export async function CategoryPage(props: Props) {
  const { category, locale } = await find(props);
  const { title, groups, href, slug } = category;
  const isOwn = isTranslated(category, locale);
  const textLocale = isOwn ? locale : defaultLocale;
  return (
    <PageFrame locale={locale} path={href} layout="tree">
      <main id="content" className="content content-wide">
        <Notices page={{ draft: false, locale, textLocale }} messages={getMessages(locale.code)} />
        <div className="prose" lang={isOwn ? undefined : textLocale.code}>
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
        <PageHelp
          title={title}
          path={href}
          locale={locale}
          markdown={getMarkdownPage({ kind: 'category', locale, slug })}
        />
      </main>
    </PageFrame>
  );
}
