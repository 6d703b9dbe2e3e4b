export {
  DifferencesPage as default,
  differencesMetadata as generateMetadata,
  differencesParams as generateStaticParams,
} from '@/components/reference';
export const dynamicParams = false;
