import { DocsPage, docsMetadata, docsParams } from '@/components/docs-page/article-page';
import { localeOfPath, prefixedLocales } from '@/lib/i18n';

interface Props {
  params: Promise<{ lang: string; path?: string[] }>;
}

export const dynamicParams = false;

export async function generateStaticParams() {
  const params = await Promise.all(
    prefixedLocales.map(async (locale) =>
      (await docsParams(locale)).map((own) => ({ lang: locale.path, ...own })),
    ),
  );
  return params.flat();
}

export async function generateMetadata({ params }: Props) {
  const { lang, path } = await params;
  return docsMetadata(localeOfPath(lang), path ?? []);
}

export default async function Page({ params }: Props) {
  const { lang, path } = await params;
  return <DocsPage locale={localeOfPath(lang)} segments={path ?? []} />;
}
