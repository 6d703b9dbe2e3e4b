import { isPreflight, preflightAnswer } from '../http/cors';
import type { HealthCheck } from './health';

/** Answers for paths beside `/api`: health and contract. Undefined for any other path. */
export async function serviceAnswer(
  request: Request,
  segments: readonly string[],
  check: HealthCheck,
  openApiDocument: string | undefined,
): Promise<Response | undefined> {
  const path = `/${segments.join('/')}`.toLowerCase();
  const known = path === '/health' || (path === '/openapi.json' && openApiDocument !== undefined);
  if (!known) return undefined;
  if (isPreflight(request)) return preflightAnswer(request);
  if (request.method !== 'GET') return new Response(null, { status: 405, headers: { Allow: 'GET' } });
  const headers = request.headers.has('Origin') ? { 'Access-Control-Allow-Origin': '*' } : undefined;
  if (path === '/health') return health(check, headers);
  return new Response(openApiDocument, {
    headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' },
  });
}

async function health(check: HealthCheck, headers: Record<string, string> | undefined): Promise<Response> {
  const reason = await check();
  return new Response(reason === undefined ? 'Healthy' : `Unhealthy: ${reason}.`, {
    status: reason === undefined ? 200 : 503,
    headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
