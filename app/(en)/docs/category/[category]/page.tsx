import { CategoryPage, categoryMetadata, categoryParams } from '@/components/docs-page/category-page';
import { defaultLocale } from '@/lib/i18n';

interface Props {
  params: Promise<{ category: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return categoryParams(defaultLocale);
}

export async function generateMetadata({ params }: Props) {
  return categoryMetadata(defaultLocale, (await params).category);
}

export default async function Page({ params }: Props) {
  return <CategoryPage locale={defaultLocale} slug={(await params).category} />;
}
