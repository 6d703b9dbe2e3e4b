import { categoryParams } from '@/components/docs-page/category-page';
import { defaultLocale } from '@/lib/i18n';

export {
  CategoryPage as default,
  categoryMetadata as generateMetadata,
} from '@/components/docs-page/category-page';
export const dynamicParams = false;
export const generateStaticParams = () => categoryParams(defaultLocale);
