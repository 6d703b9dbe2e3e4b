import { allOperations } from '@/shared/contract/all-operations';
import type { ApiOperation } from '@/shared/contract/operations';
import { cautions } from '@/shared/i18n/en/cautions';

type Caution = keyof typeof cautions;

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
  receiveSlackToken: 'mailsToken',
};

/** Returns whether an operation deletes the items of a list, or what contains them. */
const isDeletable = (list: string): boolean =>
  allOperations.some(({ method, path }) => {
    const parent = path.replace(/\/\{\w+\}$/, '');
    return method === 'delete' && (parent === list || list.startsWith(`${path}/`));
  });

function getKey({ id, method, path, operation }: ApiOperation): Caution | undefined {
  if (Object.hasOwn(exceptions, id)) return exceptions[id];
  if (method === 'delete') return 'deletes';
  if (method === 'put') return 'replaces';
  if (method === 'patch') return 'overwrites';
  const creates = method === 'post' && '201' in operation.responses;
  return creates && !isDeletable(path) ? 'keeps' : undefined;
}

/**
 * Returns a sentence about what a request replaces, deletes or leaves behind for good, from the method and the
 * path of its operation; undefined if nothing.
 */
export function getCaution(operation: ApiOperation): string | undefined {
  const key = getKey(operation);
  return key && cautions[key];
}
