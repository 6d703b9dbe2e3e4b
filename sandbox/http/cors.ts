/** Whether the request is a preflight of a browser. */
export function isPreflight(request: Request): boolean {
  return (
    request.method === 'OPTIONS' &&
    request.headers.has('Origin') &&
    request.headers.has('Access-Control-Request-Method')
  );
}

/** Answer to a preflight: any origin, the asked method and headers, no credentials. */
export function preflightAnswer(request: Request): Response {
  const headers = new Headers({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': request.headers.get('Access-Control-Request-Method') ?? '',
  });
  const asked = request.headers.get('Access-Control-Request-Headers');
  if (asked) headers.set('Access-Control-Allow-Headers', asked);
  return new Response(null, { status: 204, headers });
}
