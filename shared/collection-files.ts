const folder = '/collections';

/** Request collections to download, by the program that reads them. */
export const collectionFiles = {
  http: `${folder}/endatix.http`,
  postman: `${folder}/endatix.postman_collection.json`,
} as const;

/** Returns the site path of the `.http` file with one operation and its prerequisites. */
export const operationFile = (operationId: string): string => `${folder}/${operationId}.http`;
