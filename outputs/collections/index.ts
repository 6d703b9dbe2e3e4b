import 'server-only';
import { httpFile } from './http-file';
import { postmanCollection } from './postman';

/** The collections that readers take home, by the name of the file. */
export const collections: Readonly<Record<string, { type: string; text: () => string }>> = {
  'endatix.http': { type: 'text/plain', text: () => httpFile('named') },
  'endatix.rider.http': { type: 'text/plain', text: () => httpFile('scripted') },
  'endatix.postman_collection.json': { type: 'application/json', text: postmanCollection },
};
