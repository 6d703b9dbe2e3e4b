import { placeholdersIn, type Variables } from './placeholders';
import type { SampleRequest, SampleStep } from './types';

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

const JSON_TYPE = { 'Content-Type': 'application/json' };

const absolute = ({ path, ...request }: RelativeRequest): SampleRequest => ({
  ...request,
  url: `{{baseUrl}}${path}`,
});

/** The call that gives the tokens. */
export function signInStep(credentials: Credentials): SampleStep {
  const path = '/api/auth/login';
  const body = JSON.stringify(credentials);
  return {
    title: 'Sign in',
    request: absolute({ method: 'POST', path, headers: JSON_TYPE, body }),
    save: { accessToken: 'accessToken', refreshToken: 'refreshToken' },
  };
}

/** A request that comes before another, and what of its response is used. */
export interface RelativeStep {
  title: string;
  request: RelativeRequest;
  save: Readonly<Record<string, string>>;
}

/**
 * A sample: the base address, ids and tokens become variables of the code.
 * @param values what is known; path and headers get a place to be filled in for the rest
 * @param before what gives the others; those whose responses are not used are left out
 */
export function composeSample(
  request: RelativeRequest,
  baseUrl: string,
  values: Variables,
  before: readonly (SampleStep | RelativeStep)[] = [],
): SampleRequest {
  const steps = before.map(
    (step): SampleStep =>
      'path' in step.request
        ? { ...step, request: absolute(step.request) }
        : { ...step, request: step.request },
  );
  const texts = [request, ...before.map((step) => step.request)];
  const open = placeholdersIn(texts.map((one) => ['path' in one ? one.path : one.url, one.headers]));
  const unknown = Object.fromEntries(open.map((name) => [name, '']));
  return { ...absolute(request), variables: { ...unknown, ...values, baseUrl }, before: steps };
}
