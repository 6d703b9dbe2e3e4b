export {
  OperationPage as default,
  operationMetadata as generateMetadata,
  operationParams as generateStaticParams,
} from '@/features/reference/pages';
export const dynamicParams = false;
