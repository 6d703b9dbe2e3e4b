export {
  SchemaPage as default,
  schemaMetadata as generateMetadata,
  schemaParams as generateStaticParams,
} from '@/components/reference';
export const dynamicParams = false;
