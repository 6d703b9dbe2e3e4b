export { ApiRules } from './api-rules';
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
