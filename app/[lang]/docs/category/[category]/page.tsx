export {
  CategoryPage as default,
  categoryMetadata as generateMetadata,
  categoryParams as generateStaticParams,
} from '@/features/docs-page/category-page';
export const dynamicParams = false;
