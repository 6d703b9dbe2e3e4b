/** What distinguishes one healthy server from another. */
export interface Conditions {
  /** In Production, a 500 has no body and no CORS header. */
  environment: 'development' | 'production';
  /** Origins whose pages may read responses; `*` allows all. */
  origins: '*' | readonly string[];
  /** The account that the server has. */
  administrator: { email: string; password: string };
  /** Claims of a signed-in user; undefined for those of the record. */
  claims: Readonly<Record<string, unknown>> | undefined;
}

/** Conditions under which the records were made. */
export const recordedConditions: Conditions = {
  environment: 'development',
  origins: '*',
  administrator: { email: 'admin@endatix.com', password: 'P@ssw0rd' },
  claims: undefined,
};

interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Returns a response as a server in its environment sends it. */
export function inEnvironment(response: ApiResponse, { environment }: Conditions): ApiResponse {
  const isBare =
    environment === 'production' &&
    response.status === 500 &&
    !/json/.test(response.headers['content-type'] ?? '');
  return isBare ? { status: 500, headers: {}, body: '' } : response;
}

/** Returns the value of `Access-Control-Allow-Origin`; undefined for a page that may not read the response. */
export function allowedOrigin(origin: string | undefined, { origins }: Conditions): string | undefined {
  if (origin === undefined) return undefined;
  if (origins === '*') return '*';
  return origins.includes(origin) ? origin : undefined;
}
