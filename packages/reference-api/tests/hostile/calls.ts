import { requestBody } from '@/shared/contract/bodies';
import { apiOperations } from '@/shared/contract/operations';
import type { Random } from '@/tests/support/random';
import { hostileBody } from './bodies';

/** A request as it is sent. */
export interface HostileCall {
  method: string;
  /** Path with query. */
  target: string;
  headers: [string, string][];
  body: Uint8Array | null;
}

/** Values from earlier responses. */
export interface SavedValues {
  /** IDs by the path parameter that accepts them. */
  ids: Record<string, string[]>;
  accessTokens: string[];
  refreshTokens: string[];
}

const oddSegments = [
  ...'0 -1 +5 1.5 1e3 0x10 abc by-token status definition . .. %2e%2e %00 %zz % %2F %5c %25 %20'.split(' '),
  ...'%0a %C3%28 %ED%A0%80 \\ ; * \' " <b> 9223372036854775807 9223372036854775808 ٣ １'.split(' '),
  ...['-9223372036854775808', '1 OR 1=1', "1';--"],
];

/** Escapes some letters of the segment, changes their case, or prefixes dot segments. */
function disguise(random: Random, segment: string): string {
  if (!random.once(50)) return segment;
  const index = random.below(segment.length);
  const escaped = `%${segment.charCodeAt(index).toString(16).padStart(2, '0')}`;
  const others = [segment.slice(0, index) + escaped + segment.slice(index + 1), segment.toUpperCase()];
  const dotted = [`./${segment}`, `x/../${segment}`, `${segment}/`, `${segment}%00`, `/${segment}`];
  return random.pick([...others, ...dotted]);
}

function getPath(random: Random, template: string, { ids }: SavedValues): string {
  const segments = template
    .split('/')
    .slice(1)
    .map((segment) => {
      const name = /^\{(.*)\}$/.exec(segment)?.[1];
      if (!name) return disguise(random, segment);
      const known = ids[name] ?? [];
      if (known.length > 0 && !random.once(12)) return random.pick(known.slice(-20));
      return random.once(3) ? encodeURIComponent(random.text(12).toWellFormed()) : random.pick(oddSegments);
    });
  return `/${segments.join('/')}${random.once(20) ? '/' : ''}`;
}

const fields = 'id CREATEDAT updatedAt isComplete jsonData formId currentPage metadata x'.split(' ');
const nines = '9'.repeat(20);
const values = [...'1 true 2025-01-01 {} a,b,,c 0001-01-01'.split(' '), nines, nines.slice(1), "' OR 1=1"];

function getQuery(random: Random): string {
  if (!random.once(3)) return '';
  const pairs = Array.from({ length: 1 + random.below(random.once(100) ? 3000 : 4) }, () => {
    const name = random.pick(['page', 'pageSize', 'PAGESIZE', 'filter', 'filter', 'filter[0]', 'sort', '']);
    const filter = random.pick(fields) + random.pick([':', '!:', '>', '<:', '=', '']) + random.pick(values);
    const numbers = ['0', '1', '2', '-1', '100000', '2147483647', '2147483648'];
    const value = random.pick([filter, filter, ...numbers, random.text(10)]);
    return `${encodeURIComponent(name)}=${random.once(8) ? '%zz%ff' : encodeURIComponent(value.toWellFormed())}`;
  });
  return `?${pairs.join('&')}`;
}

function getToken(random: Random, { accessTokens }: SavedValues): string {
  const good = random.pick(accessTokens);
  const [head = '', claims = '', signature = ''] = good.split('.');
  if (random.once(20)) {
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const almost = `${head}.${claims}.${signature.slice(0, -1)}${random.pick([...'ABCDEFGH'])}`;
    const others = [`${head}.${claims}.`, `${head}.${claims}x.${signature}`, `${none}.${claims}.`];
    return random.pick(['', 'x', 'a.'.repeat(300), `${good}=`, almost, ...others]);
  }
  return good;
}

const json = 'application/json';
const oddTypes = ['text/plain', `${json}; charset=utf-16`, json.toUpperCase(), 'application/patch+json', ';'];

function getHeaders(random: Random, hasBody: boolean, saved: SavedValues): [string, string][] {
  const headers: [string, string][] = [];
  if (!random.once(20)) {
    const scheme = random.once(40) ? random.pick(['bearer', 'BEARER', 'Basic', 'Bearer ', '']) : 'Bearer';
    headers.push(['Authorization', `${scheme} ${getToken(random, saved)}`]);
  }
  if (hasBody && !random.once(25)) {
    headers.push(['Content-Type', random.once(15) ? random.pick(oddTypes) : json]);
  }
  if (random.once(10)) headers.push(['Origin', random.pick(['https://client.example', 'null', 'x'])]);
  if (random.once(20)) headers.push(['Access-Control-Request-Method', random.pick(['PUT', 'x', 'GET, PUT'])]);
  if (random.once(20))
    headers.push([random.pick(['Accept', 'X-HTTP-Method-Override', 'If-Match']), 'DELETE']);
  return headers;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND', 'get'];

/** Generates a request to any operation or unknown path: valid, wrong, or malicious. */
export function hostileCall(random: Random, saved: SavedValues): HostileCall {
  const operation = random.pick(apiOperations);
  const example = requestBody(operation)?.examples[0]?.value;
  const method = random.once(25) ? random.pick(methods) : operation.method.toUpperCase();
  const isBodyless = ['GET', 'HEAD', 'get'].includes(method);
  let body = isBodyless || (example === undefined && !random.once(6)) ? null : hostileBody(random, example);
  const refresh = saved.refreshTokens.at(-1);
  if (operation.id === 'refreshToken' && body && refresh && random.once(2)) {
    body = new TextEncoder().encode(JSON.stringify({ refreshToken: refresh }));
  }
  return {
    method,
    target: getPath(random, operation.path, saved) + getQuery(random),
    headers: getHeaders(random, body !== null, saved),
    body,
  };
}
