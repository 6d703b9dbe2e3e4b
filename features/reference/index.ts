export { ApiRules } from './api-rules';
export { laterEntries } from './build/navigation';
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
