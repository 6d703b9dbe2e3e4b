import { parseInt32, parseInt64 } from '../domain/integers';
import { foldCase } from '../domain/text';
import type { FieldErrors } from './errors';
import type { Route } from './router';
import { positive, splitName } from './rules';

const DEFAULT_PAGE = 1;
const DEFAULT_PAGE_SIZE = 10;

/** Parameters of a request, read; `formatErrors` and `ruleErrors` hold what is wrong with them. */
export interface Parameters {
  path: Record<string, string>;
  page: number;
  pageSize: number;
  filters: string[];
  formatErrors: FieldErrors;
  ruleErrors: FieldErrors;
}

/** Notes what is wrong with a number: undefined is one that could not be read. */
function check(
  found: Parameters,
  name: string,
  value: bigint | number | undefined,
  sent: string,
  type: string,
): void {
  if (value === undefined) {
    found.formatErrors[name] = [`Value [${sent}] is not valid for a [${type}] property!`];
    return;
  }
  const message = positive(value, splitName(name), {});
  if (message) found.ruleErrors[name] = [message];
}

/** Reads the path and query parameters that the contract gives the operation. Others are ignored. */
export function readParameters(
  route: Route,
  segments: readonly string[],
  search: URLSearchParams,
): Parameters {
  const found: Parameters = {
    path: {},
    page: DEFAULT_PAGE,
    pageSize: DEFAULT_PAGE_SIZE,
    filters: [],
    formatErrors: {},
    ruleErrors: {},
  };

  for (const { name, format } of route.operation.pathParameters) {
    const sent = segments[route.positions[name] ?? -1] ?? '';
    if (format !== 'int64') {
      found.path[name] = sent;
      continue;
    }
    const value = parseInt64(sent);
    check(found, name, value, sent, 'Int64');
    found.path[name] = String(value ?? 0);
  }

  // Names of query parameters match without regard to case.
  const sentValues = new Map<string, string[]>();
  for (const [key, value] of search) {
    const name = foldCase(key);
    const earlier = sentValues.get(name);
    if (earlier) earlier.push(value);
    else sentValues.set(name, [value]);
  }
  for (const { name, type } of route.operation.queryParameters) {
    const values = sentValues.get(foldCase(name));
    if (!values) continue;
    if (type === 'array') {
      found.filters = values;
      continue;
    }
    const sent = values.join(',');
    const value = parseInt32(sent);
    check(found, name, value, sent, 'Int32');
    if (name === 'page') found.page = value ?? DEFAULT_PAGE;
    if (name === 'pageSize') found.pageSize = value ?? DEFAULT_PAGE_SIZE;
  }
  return found;
}
