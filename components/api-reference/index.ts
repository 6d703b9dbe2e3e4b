export { ApiRules } from './api-rules';
export { OperationIndex } from './operation-index';
export {
  OperationPage,
  operationMetadata,
  operationParams,
  RunningServerPage,
  RunningServerPart,
  runningServerMetadata,
  runningServerParams,
} from './pages';
