import 'client-only';
import { composeSample, FRESH_SERVER, signInStep } from '@/features/examples/samples/compose';
import type { Variables } from '@/features/examples/samples/placeholders';
import type { SampleRequest } from '@/features/examples/samples/types';
import { allContract } from '@/shared/contract/all-operations';
import { type ApiOperation, hasOptionalToken } from '@/shared/contract/operations';
import { SERVER_ORIGIN } from '@/shared/http/origins';
import { type ConsoleCall, getRequest } from './call';
import type { Session } from './session';
import { getOrigin, type Target } from './target';

/** Where a call goes, in whose name, and what is known there. */
export interface CallContext {
  target: Target;
  session: Session | null;
  /** Values of `{{name}}` places in the body. */
  values: Variables;
  /** Whether a sign-in comes first where no token is known. */
  withSignIn: boolean;
}

/**
 * A call as a program. Ids become variables of the code, and so does the token: that of the reader's own server is its
 * value. The token of the sandbox is known to no server, so the code signs in instead.
 */
export function sampleOfCall(
  call: ConsoleCall,
  { target, session, values, withSignIn }: CallContext,
): SampleRequest {
  const operation = allContract.operation(call.operationId);
  const inPath = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  const entries = Object.entries(call.parameters);
  const ids = entries.filter(([name]) => inPath.includes(name)).map(([name, value]) => [name, String(value)]);
  const rest = Object.fromEntries(entries.filter(([name]) => !inPath.includes(name)));
  const { url, ...request } = getRequest(operation, { ...call, parameters: rest }, '');
  const token = target.kind === 'server' ? session?.accessToken : undefined;
  const known = { ...values, ...Object.fromEntries(ids), ...(token && { accessToken: token }) };
  const before = withSignIn && !token ? [signInStep(FRESH_SERVER)] : [];
  const origin = operation.isServerOnly && target.kind === 'sandbox' ? SERVER_ORIGIN : getOrigin(target);
  return composeSample({ ...request, path: url }, origin, known, before);
}

/** Whether an operation needs a token that a sample must get by signing in. */
export const signsIn = (operation: ApiOperation, target: Target, session: Session | null): boolean =>
  (operation.isProtected || hasOptionalToken(operation)) && !(target.kind === 'server' && session);
