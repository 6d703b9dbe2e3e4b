// A .ts file on purpose: the content compiler bundles every page.tsx of app/ into each documentation page.
export {
  DifferencesPage as default,
  differencesMetadata as generateMetadata,
} from '@/features/reference/pages';
