export {
  DocsPage as default,
  docsMetadata as generateMetadata,
  docsParams as generateStaticParams,
} from '@/features/docs-page/article-page';
export const dynamicParams = false;
