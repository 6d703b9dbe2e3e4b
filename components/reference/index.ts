export { ApiRules } from './api-rules';
export {
  ChangesPage,
  changesMetadata,
  consoleMetadata,
  DifferencesPage,
  differencesMetadata,
  differencesParams,
  OperationPage,
  operationMetadata,
  operationParams,
  SchemaPage,
  schemaMetadata,
  schemaParams,
} from './pages';
