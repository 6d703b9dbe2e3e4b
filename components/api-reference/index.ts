export { ApiRules } from './api-rules';
export { OperationIndex } from './operation-index';
export {
  ChangesPage,
  changesMetadata,
  OperationPage,
  operationMetadata,
  operationParams,
  RunningServerPage,
  RunningServerPart,
  runningServerMetadata,
  runningServerParams,
} from './pages';
