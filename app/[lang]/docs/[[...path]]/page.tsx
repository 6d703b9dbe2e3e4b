import { docsParams } from '@/features/docs-page/article-page';
import { localeOfPath } from '@/shared/i18n';

export { DocsPage as default, docsMetadata as generateMetadata } from '@/features/docs-page/article-page';
export const dynamicParams = false;
export const generateStaticParams = ({ params }: { params: { lang: string } }) =>
  docsParams(localeOfPath(params.lang));
