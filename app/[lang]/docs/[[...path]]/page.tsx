import { docsParams } from '@/components/docs-page/article-page';
import { localeOfPath } from '@/lib/i18n';

export { DocsPage as default, docsMetadata as generateMetadata } from '@/components/docs-page/article-page';
export const dynamicParams = false;
export const generateStaticParams = ({ params }: { params: { lang: string } }) =>
  docsParams(localeOfPath(params.lang));
