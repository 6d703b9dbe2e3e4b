import type { ApiOperation } from '@/shared/contract/operations';
import { cautions } from '@/shared/i18n/en/cautions';

type Caution = keyof typeof cautions;
type Operation = Pick<ApiOperation, 'id' | 'method' | 'path' | 'operation'>;

/** Where method and path alone don't tell what a request does. */
const exceptions: Readonly<Record<string, Caution>> = {
  deleteForm: 'deletesForm',
  createFormDefinition: 'activates',
  updateActiveFormDefinition: 'keepJsonData',
  replaceActiveFormDefinition: 'replacesDefinition',
  replaceFormDefinition: 'replacesDefinition',
  setSubmissionStatus: 'replacesStatus',
  changePassword: 'changesPassword',
  resetPassword: 'changesPassword',
  register: 'keeps',
  refreshToken: 'spendsToken',
  verifyEmail: 'spendsToken',
  sendVerificationEmail: 'endsLink',
};

/** Returns whether an operation deletes the items of a list, or what contains them. */
const isDeletable = (list: string, all: readonly Operation[]): boolean =>
  all.some(({ method, path }) => {
    const parent = path.replace(/\/\{\w+\}$/, '');
    return method === 'delete' && (parent === list || list.startsWith(`${path}/`));
  });

function getKey({ id, method, path, operation }: Operation, all: readonly Operation[]): Caution | undefined {
  if (Object.hasOwn(exceptions, id)) return exceptions[id];
  if (method === 'delete') return 'deletes';
  if (method === 'put') return 'replaces';
  if (method === 'patch') return 'overwrites';
  const creates = method === 'post' && '201' in operation.responses;
  return creates && !isDeletable(path, all) ? 'keeps' : undefined;
}

/**
 * Returns a sentence about what a request replaces, deletes or leaves behind for good, from the method and the
 * path of its operation; undefined if nothing.
 * @param all all operations of a server
 */
export function getCaution(operation: Operation, all: readonly Operation[]): string | undefined {
  const key = getKey(operation, all);
  return key && cautions[key];
}
