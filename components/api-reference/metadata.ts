import { pageMetadata } from '@/lib/build/metadata';
import { parseAddress, twinOf } from '@/lib/shared/addresses';
import { apiOperations, getOperation, tagSegment } from '@/lib/shared/openapi/operations';

/** Static parameters of the operation pages. */
export const operationParams = (): { tag: string; operationId: string }[] =>
  apiOperations.map(({ tag, id }) => ({ tag: tagSegment(tag), operationId: id }));

/** Title, description and addresses of an operation page. Throws a RangeError for an unknown id. */
export function operationMetadata(operationId: string) {
  const { operation, method, path, href } = getOperation(operationId);
  const [sentence] = operation.description.replace(/[`*]/g, '').split(/(?<=\.)\s/);
  return pageMetadata({
    title: operation.summary,
    description: `${method.toUpperCase()} ${path}: ${sentence}`,
    path: href,
    markdown: twinOf(parseAddress(href)),
  });
}
