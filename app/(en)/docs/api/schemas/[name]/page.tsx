export {
  SchemaPage as default,
  schemaMetadata as generateMetadata,
  schemaParams as generateStaticParams,
} from '@/features/reference/pages';
export const dynamicParams = false;
