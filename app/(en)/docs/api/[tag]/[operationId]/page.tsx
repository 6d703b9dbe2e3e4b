export {
  OperationPage as default,
  operationMetadata as generateMetadata,
  operationParams as generateStaticParams,
} from '@/components/reference';
export const dynamicParams = false;
