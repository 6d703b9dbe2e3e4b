import { notFound } from 'next/navigation';
import { Card, Cards } from '@/components/docs/cards';
import { getMessages } from '@/lib/i18n';
import { pageMetadata } from '@/lib/metadata';
import { type Category, getCategories } from '@/lib/source';
import type { SiteLocale } from '@/theme.config';

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
  return pageMetadata({ title, description, path: href });
}

/** Generated index page: a card with title and description for each page of the section. */
export async function CategoryPage({ locale, slug }: { locale: SiteLocale; slug: string }) {
  const { title, pages } = await find(locale, slug);
  return (
    <main id="content" className="content content-wide" data-pagefind-body="">
      <div className="prose">
        <h1>{title}</h1>
        <p className="lead">{getMessages(locale.code).categoryLead}</p>
        <Cards>
          {pages.map((page) => (
            <Card key={page.href} title={page.sidebarTitle} href={page.href}>
              <p>{page.description}</p>
            </Card>
          ))}
        </Cards>
      </div>
    </main>
  );
}
