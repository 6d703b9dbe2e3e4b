export {
  DifferencesPage as default,
  differencesMetadata as generateMetadata,
  differencesParams as generateStaticParams,
} from '@/features/reference/pages';
export const dynamicParams = false;
