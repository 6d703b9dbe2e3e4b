import { categoryParams } from '@/features/docs-page/category-page';
import { defaultLocale } from '@/shared/i18n';

export {
  CategoryPage as default,
  categoryMetadata as generateMetadata,
} from '@/features/docs-page/category-page';
export const dynamicParams = false;
export const generateStaticParams = () => categoryParams(defaultLocale);
