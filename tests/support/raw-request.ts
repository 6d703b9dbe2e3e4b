import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';

/** An unprocessed response. */
interface RawResponse {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends an unmodified request to this machine: `fetch` would normalize the path and decompress the body. */
export function rawRequest(
  port: number | string,
  path: string,
  options: RequestOptions = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, agent: false, ...options }, (response) => {
      response
        .toArray()
        .then((chunks: Buffer[]) =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        )
        .catch(reject);
    })
      .on('error', reject)
      .end();
  });
}
