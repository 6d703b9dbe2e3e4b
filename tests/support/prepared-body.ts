import { consoleSpec } from '@/components/console/operation/console-spec';
import { getOperation } from '@/lib/contract/operations';
import type { OpenApiDocument } from '@/lib/contract/types';

/** Returns the body that the form of an operation in the console begins with; undefined for none. */
export function preparedBody(id: string): string | undefined {
  const { path, method } = getOperation(id);
  const { paths } = consoleSpec() as OpenApiDocument;
  const [media] = Object.values(paths[path]?.[method]?.requestBody?.content ?? {});
  const [example] = Object.values(media?.examples ?? {});
  return example && JSON.stringify('value' in example ? example.value : undefined, null, 2);
}
