const folder = '/collections';

/** The files of requests that readers take home, by the program that reads them. */
export const collectionFiles = {
  http: `${folder}/endatix.http`,
  rider: `${folder}/endatix.rider.http`,
  postman: `${folder}/endatix.postman_collection.json`,
} as const;

/** Site path of the `.http` file that sends one operation, with what it needs before it. */
export const operationFile = (operationId: string): string => `${folder}/${operationId}.http`;

/** Name of a file, without its folder. */
export const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
