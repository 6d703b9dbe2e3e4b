import { DocsPage, docsMetadata, docsParams } from '@/components/docs-page/article-page';
import { defaultLocale } from '@/lib/i18n';

interface Props {
  params: Promise<{ path?: string[] }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return docsParams(defaultLocale);
}

export async function generateMetadata({ params }: Props) {
  return docsMetadata(defaultLocale, (await params).path ?? []);
}

export default async function Page({ params }: Props) {
  return <DocsPage locale={defaultLocale} segments={(await params).path ?? []} />;
}
