export {
  DifferencesPage as default,
  differencesMetadata as generateMetadata,
  differencesParams as generateStaticParams,
} from '@/features/reference';
export const dynamicParams = false;
