import { placeholdersIn, type Variables } from './placeholders';
import type { SampleRequest } from './types';

/** A request below a base address; `{{name}}` stands for a value. */
export interface RelativeRequest extends Pick<SampleRequest, 'method' | 'headers' | 'body'> {
  path: string;
}

interface Credentials {
  email: string;
  password: string;
}

/** The account of a fresh server and of the sandbox. The module that creates it brings the database code; a test keeps the two equal. */
export const FRESH_SERVER: Credentials = { email: 'admin@endatix.com', password: 'P@ssw0rd' };

const absolute = ({ path, ...request }: RelativeRequest): SampleRequest => ({
  ...request,
  url: `{{baseUrl}}${path}`,
});

/** A request that comes before another, and what of its response is used. */
export interface RelativeStep {
  title: string;
  request: RelativeRequest;
  save: Readonly<Record<string, string>>;
}

/** The call that gives the tokens. */
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
 * A sample: the base address, ids and tokens become variables of the code.
 * @param values what is known; path and headers get a place to be filled in for the rest
 * @param before what gives the others; those whose responses are not used are left out
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
