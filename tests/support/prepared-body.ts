import { consoleSpec } from '@/components/console/operation/console-spec';
import { allContract } from '@/lib/contract/all-operations';
import type { OpenApiDocument } from '@/lib/contract/types';

/** Returns the body that the form of an operation in the console begins with; undefined for none. */
export function preparedBody(id: string): string | undefined {
  const { path, method } = allContract.operation(id);
  const { paths } = consoleSpec() as OpenApiDocument;
  const [media] = Object.values(paths[path]?.[method]?.requestBody?.content ?? {});
  const [example] = Object.values(media?.examples ?? {});
  return example && JSON.stringify('value' in example ? example.value : undefined, null, 2);
}
