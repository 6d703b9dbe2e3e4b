import type { HttpRequest } from '@/shared/http/exchange';
import { readProperties } from '@/shared/http/json';
import { readClaims } from '../client/jwt';

/** Returns a request as the differences look at it. Without a body or a header, its text is empty. */
function readRequest({ url, headers, body: text = '' }: HttpRequest) {
  const [path = '', query = ''] = url.split('?');
  const authorization = new Headers(headers).get('Authorization') ?? '';
  return {
    path,
    query: new URLSearchParams(query),
    text,
    /** Properties of the body; empty if it isn't a JSON object. */
    body: readProperties(text),
    authorization,
    /** Claims of its token. */
    claims: readClaims(authorization.split(' ')[1] ?? ''),
  };
}

type Sent = ReturnType<typeof readRequest>;

/** In bytes, as Kestrel's default. */
const MOST_BYTES = 30_000_000;
const statuses = ['new', 'read', 'approved', 'declined'];
const isText = (value: unknown): value is string => typeof value === 'string';
const isMissing = (value: unknown) => value === undefined || value === null || value === '';

const hasStatus = ({ body }: Sent): boolean =>
  isText(body.status) && statuses.includes(body.status.toLowerCase());
const isTooLarge = ({ text }: Sent): boolean =>
  text.length * 3 > MOST_BYTES && new TextEncoder().encode(text).length > MOST_BYTES;

/** Returns undefined for a token without a tenant, which the server adds. Since 0.5.0, its claim is `tid`. */
function hasNoTenant({ authorization, claims }: Sent): boolean | undefined {
  const tenant = claims.tid ?? claims.tenant_id;
  return authorization === '' ? false : tenant === undefined ? undefined : String(tenant) === '0';
}

/**
 * What a request contains when it meets a difference, by the ID of the difference. Without an entry, the
 * cause is in the data, the account or the settings of the server, so any request can meet it.
 */
export const causes: Readonly<Record<string, (sent: Sent) => boolean | undefined>> = {
  'body-too-large': isTooLarge,
  'nul-character': ({ text }) => /(?<!\\)(\\\\)*\\+u0000/i.test(text) || text.includes('\0'),
  'page-empty': ({ query }) => ['page', 'pageSize'].some((name) => query.get(name)?.trim() === ''),
  'login-password-rules': ({ body }) => isText(body.password) && body.password.length < 8,
  'login-without-password': ({ body }) => isMissing(body.password),
  // A token of another key or issuer looks like any other.
  'refresh-header-texts': ({ authorization }) =>
    !/^Bearer [\w-]+\.[\w-]+\.[\w-]*$/.test(authorization) || undefined,
  'refresh-needs-header': ({ authorization }) => authorization === '',
  'register-characters': ({ body }) => isText(body.email) && /[^a-z\d._@+-]/i.test(body.email),
  'patch-long-name': ({ body }) => isText(body.name) && body.name.length > 100,
  'put-form-id': ({ path }) => !/\/[1-9]\d*$/.test(path),
  'list-forms-filter': ({ query }) => query.has('filter'),
  'theme-unknown': ({ body }) => !isMissing(body.themeId),
  'metadata-length': ({ body }) => isText(body.metadata) && body.metadata.length < 2,
  'submission-without-data': ({ body }) => isMissing(body.jsonData) || /^\s+$/.test(String(body.jsonData)),
  'filter-commas': ({ query }) => query.getAll('filter').some((filter) => filter.includes(',')),
  'filter-500': ({ query }) => query.has('filter'),
  'subject-too-long': ({ claims }) => isText(claims.sub) && claims.sub.length > 64,
  'tenant-zero': hasNoTenant,
  'tenant-without-row': (sent) => (hasNoTenant(sent) === false ? undefined : false),
  'status-unknown': (sent) => !hasStatus(sent),
  'status-stored-400': hasStatus,
};

/**
 * Returns a function that says whether a request contains the cause of a difference; it returns undefined
 * where that can't be seen.
 */
export function readCauses(request: HttpRequest | undefined): (id: string) => boolean | undefined {
  const sent = request && readRequest(request);
  return (id) => (sent ? causes[id]?.(sent) : undefined);
}
