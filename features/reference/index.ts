export { ApiRules } from './api-rules';
export {
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
