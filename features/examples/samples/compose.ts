import { placeholdersIn, type Variables } from './placeholders';
import type { SampleRequest } from './types';

/** A request relative to a base address. */
export interface RelativeRequest extends Pick<SampleRequest, 'method' | 'headers' | 'body'> {
  path: string;
}

interface Credentials {
  email: string;
  password: string;
}

/**
 * The account of a fresh server and of the sandbox, which a test compares: its own module would load the
 * database.
 */
export const FRESH_SERVER: Credentials = { email: 'admin@endatix.com', password: 'P@ssw0rd' };

const absolute = ({ path, ...request }: RelativeRequest): SampleRequest => ({
  ...request,
  url: `{{baseUrl}}${path}`,
});

/** A request before another, and what is saved of its response. */
export interface RelativeStep {
  title: string;
  request: RelativeRequest;
  save: Readonly<Record<string, string>>;
}

export const signInStep = (credentials: Credentials): RelativeStep => ({
  title: 'Sign in',
  request: {
    method: 'POST',
    path: '/api/auth/login',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  },
  save: { accessToken: 'accessToken', refreshToken: 'refreshToken' },
});

/**
 * Returns a sample whose base address, IDs and tokens are variables.
 * @param values known values; placeholders in path and headers become empty variables without one
 * @param before requests that provide values; unused ones are left out
 */
export function composeSample(
  request: RelativeRequest,
  baseUrl: string,
  values: Variables,
  before: readonly RelativeStep[] = [],
): SampleRequest {
  const steps = before.map((step) => ({ ...step, request: absolute(step.request) }));
  const open = placeholdersIn(
    [request, ...before.map((step) => step.request)].map(({ path, headers }) => [path, headers]),
  );
  const unknown = Object.fromEntries(open.map((name) => [name, '']));
  return { ...absolute(request), variables: { ...unknown, ...values, baseUrl }, before: steps };
}
