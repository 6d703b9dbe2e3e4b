import 'client-only';
import { allContract } from '@/shared/contract/all-operations';
import { type ApiOperation, hasOptionalToken } from '@/shared/contract/operations';
import type { Session } from '../client/session';
import { getOrigin, type Target } from '../client/target';
import { placeholdersIn, type Variables } from '../samples/placeholders';
import { type Sample, signInStep } from '../samples/program';
import { type ConsoleCall, getRequest } from './call';

export interface CallContext {
  target: Target;
  session: Session | null;
  /** Values of placeholders in the body. */
  values: Variables;
  /** Whether the sample signs in if no token is known. */
  withSignIn: boolean;
}

/**
 * Returns a call as a program. IDs become variables, and so does the token of the reader's server. The token
 * of the sandbox is void elsewhere, so the program signs in instead.
 */
export function sampleOfCall(
  call: ConsoleCall,
  { target, session, values, withSignIn }: CallContext,
): Sample {
  const operation = allContract.operation(call.operationId);
  const inPath = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  const entries = Object.entries(call.parameters);
  const ids = entries.filter(([name]) => inPath.includes(name)).map(([name, value]) => [name, String(value)]);
  const rest = Object.fromEntries(entries.filter(([name]) => !inPath.includes(name)));
  const request = getRequest(operation, { ...call, parameters: rest }, '{{baseUrl}}');
  const token = target.kind === 'server' ? session?.accessToken : undefined;
  const known = { ...values, ...Object.fromEntries(ids), ...(token && { accessToken: token }) };
  const before = withSignIn && !token ? [signInStep] : [];
  const open = placeholdersIn([request.url, request.headers]).map((name) => [name, '']);
  const variables = { ...Object.fromEntries(open), ...known, baseUrl: getOrigin(target) };
  return { ...request, variables, before };
}

export const signsIn = (operation: ApiOperation, target: Target, session: Session | null): boolean =>
  (operation.isProtected || hasOptionalToken(operation)) && !(target.kind === 'server' && session);
