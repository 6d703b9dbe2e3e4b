import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Sends an unmodified request to this machine: `fetch` would normalize the path and decompress the body. */
export async function rawRequest(port: number | string, path: string, options: RequestOptions = {}) {
  const sent = request({ port, host: '127.0.0.1', path, agent: false, ...options }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}
