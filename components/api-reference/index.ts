export { ApiRules } from './api-rules';
export { operationMetadata, operationParams } from './metadata';
export { OperationIndex } from './operation-index';
export { OperationPage } from './operation-page';
export {
  RunningServerPage,
  RunningServerPart,
  runningServerMetadata,
  runningServerParams,
} from './running-server-page';
