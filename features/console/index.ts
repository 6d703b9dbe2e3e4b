export { ApiConsolePage } from './api-console-page';
