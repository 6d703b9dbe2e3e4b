export {
  SchemaPage as default,
  schemaMetadata as generateMetadata,
  schemaParams as generateStaticParams,
} from '@/features/reference';
export const dynamicParams = false;
