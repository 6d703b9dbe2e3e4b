import 'server-only';
import { description } from '@/generated/server-contract';
import { allContract, serverApi, withServerProperties } from './all-operations';
import type { OpenApiDocument } from './types';

/** Returns the operations and properties of a server as one document, for client generators. */
export function serverDocument(): OpenApiDocument {
  const { document } = allContract;
  const { info, servers } = serverApi;
  const schemas = withServerProperties(document.components.schemas);
  return {
    ...document,
    info: { ...info, description },
    servers,
    components: { ...document.components, schemas },
  };
}
