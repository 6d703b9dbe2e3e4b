import { CategoryPage, categoryMetadata, categoryParams } from '@/components/docs-page/category-page';
import { localeOfPath, prefixedLocales } from '@/lib/i18n';

interface Props {
  params: Promise<{ lang: string; category: string }>;
}

export const dynamicParams = false;

export async function generateStaticParams() {
  const params = await Promise.all(
    prefixedLocales.map(async (locale) =>
      (await categoryParams(locale)).map((own) => ({ lang: locale.path, ...own })),
    ),
  );
  return params.flat();
}

export async function generateMetadata({ params }: Props) {
  const { lang, category } = await params;
  return categoryMetadata(localeOfPath(lang), category);
}

export default async function Page({ params }: Props) {
  const { lang, category } = await params;
  return <CategoryPage locale={localeOfPath(lang)} slug={category} />;
}
