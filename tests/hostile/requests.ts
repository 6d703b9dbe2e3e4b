import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Random } from '@/tests/support/random';
import { message } from './exchange';
import { judge, type Kind } from './judge';
import { oddRange, singleRange } from './ranges';
import { BIG, OUTSIDE, PACKED, VICTIMS } from './site';

/** A page or file as any reader asks for it. */
const plain: Kind = async ({ random, site, send }) => {
  const [address, content] = random.pick(site.files);
  const reply = await send('GET', address.replace(/index\.html$/, ''));
  return judge(reply, [200], !reply.body.equals(content) && `the content of ${address} is not the file's`);
};

const METHODS = ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS', 'PROPFIND', 'MKCOL', 'MOVE', 'PURGE'];

const method: Kind = async ({ random, site, send }) => {
  const [address] = random.pick(site.files);
  const reply = await send(random.pick(METHODS), address, { 'Content-Length': '0' });
  const allow = reply.headers.get('allow');
  return judge(reply, [405], allow !== 'GET, HEAD' && `Allow: ${allow}`);
};

const HIDDEN = [
  ...'/.hosting/nginx.conf /%2ehosting/nginx.conf /%2Ehosting/Caddyfile /.nojekyll /.git/config'.split(' '),
  ...'//.hosting/nginx.conf /docs/../.hosting/nginx.conf /docs/%2e%2e/.hosting/nginx.conf'.split(' '),
  ...'/.hosting%2fnginx.conf /./.hosting/nginx.conf /.hosting/ /.hosting /docs/.env'.split(' '),
];

const hidden: Kind = async ({ random, send }) => {
  const target = random.pick(HIDDEN);
  const reply = await send(random.pick(['GET', 'HEAD']), target);
  return judge(reply, [404], reply.raw.includes('try_files') && `${target} is served`);
};

const UPWARD = '.. %2e%2e .%2e %2E. ..%00 %252e%252e ..; %c0%ae%c0%ae \u2025 ....'.split(' ');
const SLASHES = ['/', '%2f', '\\', '%5c', '//', '%252f', '%c0%af', '/./', '%u2215'];
const GOALS = [`${OUTSIDE.folder}`, `${OUTSIDE.folder}/index.html`, OUTSIDE.file, 'etc/passwd', ''];

const traversal: Kind = async ({ random, send }) => {
  const step = () => random.pick(UPWARD) + random.pick(SLASHES);
  const steps = Array.from({ length: 1 + random.below(6) }, step).join('');
  const start = random.pick(['/', '/', '/docs/', '/hostile/', '//', '/\\']);
  const target = random.pick(GOALS);
  const reply = await send('GET', start + steps + target);
  // Without a goal, what is left after all steps may be a page of the site.
  return judge(reply, target === '' ? [200, 301, 400, 404] : [400, 404]);
};

const garble = (random: Random, length: number): string =>
  Array.from({ length }, () => String.fromCharCode(33 + random.below(222))).join('');

const address: Kind = async ({ random, exchange }) => {
  const target = random.pick([
    ...'/% /%zz /docs/%E0%A4%A /%00 /docs%00/ /a%0d%0aSet-Cookie:%20x=1 * /? /# //'.split(' '),
    ...['http://other.example/docs/', 'http://', 'docs', '//other.example/%2e%2e', '/\\other.example/docs'],
    `/${'a'.repeat(random.below(7000))}`,
    `/${'a/'.repeat(random.below(3000))}`,
    `/${garble(random, 1 + random.below(40))}`,
    `/hostile/empty`,
    `/hostile/empty/`,
    `${PACKED}/`,
  ]);
  const reply = await exchange(Buffer.from(message('GET', target), 'latin1'));
  const location = reply.headers.get('location') ?? '/';
  const leadsAway = !/^\/(?![/\\])/.test(location) || reply.headers.has('set-cookie');
  return judge(reply, [200, 301, 400, 404, 414], leadsAway && `${target} leads to ${location}`);
};

const ENCODINGS = [
  ...['gzip', 'br', 'gzip, deflate, br, zstd', 'identity', '*', 'br;q=0', 'gzip;q=0, *;q=0.1', 'GZIP', ''],
  ...['br;q=x', ';;;,,,', 'identity;q=0', `${'x,'.repeat(2000)}gzip`, 'gzip;q=1e309', 'brx', 'x-gzip'],
];

const encoding: Kind = async ({ random, site, send }) => {
  const path = random.pick([PACKED, random.pick(site.files)[0]]);
  const accepted = random.pick(ENCODINGS);
  const reply = await send('GET', path, { 'Accept-Encoding': accepted });
  const used = reply.headers.get('content-encoding');
  const body =
    used === 'br' ? brotliDecompressSync(reply.body) : used === 'gzip' ? gunzipSync(reply.body) : reply.body;
  const content = site.files.find(([name]) => name === path)?.[1];
  if (content && !body.equals(content)) return judge(reply, [200], `${path} as ${used} is not the file`);
  const isRejected = used === 'br' && !/(^|[ ,])br($|,)|\*(?!;q=0$)/.test(accepted);
  return judge(reply, [200], isRejected && `${used} for Accept-Encoding: ${accepted}`);
};

const condition: Kind = async ({ random, site, send }) => {
  const [path] = random.pick(site.files);
  const name = random.pick(['If-None-Match', 'If-Match', 'If-Modified-Since', 'If-Unmodified-Since']);
  const garbled = garble(random, 30).replace(/[^ -~]/g, '');
  const value = random.pick(['*', '"x"', 'W/"', garbled, new Date().toUTCString()]);
  return judge(await send('GET', path, { [name]: value }), [200, 304, 412]);
};

const missing: Kind = async ({ random, send }) => {
  const reply = await send('GET', `/nothing-${random.below(1e9)}${random.pick(['', '/', '.js'])}`);
  const isMissing = !/<h1/.test(reply.body.toString());
  return judge(reply, [404], isMissing && 'the page for unknown addresses is missing');
};

const pipelined: Kind = async ({ random, site, exchange }) => {
  const [path] = random.pick(site.files);
  const others = `HEAD ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(4);
  const reply = await exchange(others + message('HEAD', path));
  const count = reply.raw.toString('latin1').split('HTTP/1.1 200').length - 1;
  return judge(reply, [200], count !== 5 && `${count} responses to 5 requests`);
};

const malformed: Kind = async ({ random, exchange }) => {
  const bytes = random.pick([
    ...['GET\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n', 'BREW /pot HTTP/1.1\r\n\r\n'],
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\nConnection: close\r\n\r\nhello',
    'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n',
    'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\nConnection: close\r\n\r\n0\r\n\r\n',
    message('GET', '/', { 'X-Long': 'x'.repeat(40_000) }),
    message('GET', '/', { Expect: 'nothing' }),
    message('GET', '/', { Host: 'x\ty', Cookie: garble(random, 60) }),
    message('CONNECT', 'localhost:1'),
    `${garble(random, 200)}\r\n\r\n`,
  ]);
  const reply = await exchange(Buffer.from(bytes, 'latin1'));
  const status = reply.status ?? 400;
  return judge({ ...reply, status }, [200, 400, 405, 411, 413, 414, 417, 431, 501, 505]);
};

const upload: Kind = async ({ random, site, exchange }) => {
  const body = 'x'.repeat(random.below(60_000));
  const head = message('POST', random.pick(site.files)[0], { 'Content-Length': String(body.length) });
  return judge(await exchange(head + body), [405]);
};

const victim: Kind = async ({ random, send }) => {
  const kinds: Record<string, string>[] = [{}, { Range: 'bytes=100-200000' }, { 'Accept-Encoding': 'br' }];
  const headers = random.pick(kinds);
  const reply = await send('GET', random.pick(VICTIMS), headers);
  // Cut off before the head when the file went in between.
  return judge({ ...reply, status: reply.status ?? 404 }, [200, 206, 301, 404, 416]);
};

const wholeBig: Kind = async ({ random, send }) => {
  const first = random.below(7_000_000);
  const reply = await send('GET', BIG, { Range: `bytes=${first}-${first + 300_000}` });
  return judge(reply, [206], reply.body.length !== 300_001 && `${reply.body.length} bytes`);
};

/** All kinds with their shares. */
export const kinds: Record<string, { share: number; run: Kind }> = {
  plain: { share: 10, run: plain },
  'single range': { share: 14, run: singleRange },
  'odd range': { share: 8, run: oddRange },
  method: { share: 8, run: method },
  hidden: { share: 6, run: hidden },
  traversal: { share: 12, run: traversal },
  address: { share: 8, run: address },
  encoding: { share: 8, run: encoding },
  condition: { share: 4, run: condition },
  missing: { share: 3, run: missing },
  pipelined: { share: 3, run: pipelined },
  malformed: { share: 4, run: malformed },
  upload: { share: 2, run: upload },
  victim: { share: 6, run: victim },
  'part of a large file': { share: 1, run: wholeBig },
};
