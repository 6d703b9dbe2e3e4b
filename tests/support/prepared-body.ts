import { consoleDocument } from '@/features/try/swagger/document';
import { allContract } from '@/shared/contract/all-operations';

interface Prepared {
  requestBody?: { content: Record<string, { examples?: Record<string, { value: string }> }> };
}

const document = JSON.parse(consoleDocument(allContract, 'https://site.test')) as {
  paths: Record<string, Record<string, Prepared>>;
};

/** Returns the initial body in the form of an operation in the console; undefined for none. */
export function preparedBody(id: string): string | undefined {
  const { path, method } = allContract.operation(id);
  const [media] = Object.values(document.paths[path]?.[method]?.requestBody?.content ?? {});
  const [example] = Object.values(media?.examples ?? {});
  return example?.value;
}
