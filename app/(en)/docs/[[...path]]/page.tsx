import { docsParams } from '@/features/docs-page/article-page';
import { defaultLocale } from '@/shared/i18n';

export { DocsPage as default, docsMetadata as generateMetadata } from '@/features/docs-page/article-page';
export const dynamicParams = false;
export const generateStaticParams = () => docsParams(defaultLocale);
