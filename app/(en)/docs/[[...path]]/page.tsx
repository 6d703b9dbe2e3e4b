import { docsParams } from '@/components/docs-page/article-page';
import { defaultLocale } from '@/lib/i18n';

export { DocsPage as default, docsMetadata as generateMetadata } from '@/components/docs-page/article-page';
export const dynamicParams = false;
export const generateStaticParams = () => docsParams(defaultLocale);
