import 'server-only';
import { basename } from 'node:path';
import { collectionFiles, operationFile } from '@/shared/collection-files';
import { apiOperations } from '@/shared/contract/operations';
import { httpFile, operationHttpFile } from './http-file';
import { postmanCollection } from './postman';

const text = 'text/plain; charset=utf-8';

/** Downloadable request collections by file name. */
export const collections: Readonly<Record<string, { type: string; content: () => string }>> = {
  [basename(collectionFiles.http)]: { type: text, content: httpFile },
  [basename(collectionFiles.postman)]: {
    type: 'application/json; charset=utf-8',
    content: postmanCollection,
  },
  ...Object.fromEntries(
    apiOperations.map(({ id }) => [
      basename(operationFile(id)),
      { type: text, content: () => operationHttpFile(id) },
    ]),
  ),
};
