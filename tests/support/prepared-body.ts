import { formSpec } from '@/features/console/operation/console-spec';
import { allContract } from '@/shared/contract/all-operations';

/** Returns the initial body in the form of an operation in the console; undefined for none. */
export function preparedBody(id: string): string | undefined {
  const [media] = Object.values(formSpec(allContract.operation(id)).requestBody?.content ?? {});
  const [example] = Object.values(media?.examples ?? {});
  return example && JSON.stringify('value' in example ? example.value : undefined, null, 2);
}
