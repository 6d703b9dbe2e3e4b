export {
  OperationPage as default,
  operationMetadata as generateMetadata,
  operationParams as generateStaticParams,
} from '@/features/reference';
export const dynamicParams = false;
