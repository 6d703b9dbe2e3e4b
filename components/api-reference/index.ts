export { ApiRules } from './api-rules';
export { OperationIndex } from './operation-index';
export {
  ChangesPage,
  changesMetadata,
  consoleMetadata,
  OperationPage,
  operationMetadata,
  operationParams,
  RunningServerPage,
  RunningServerPart,
  runningServerMetadata,
  runningServerParams,
  SchemaPage,
  SchemasPage,
  schemaMetadata,
  schemaParams,
} from './pages';
