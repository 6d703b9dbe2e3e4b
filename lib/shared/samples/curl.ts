import { prettyJson } from '@/lib/shared/api/json';
import { headerLines, type SampleRequest } from './types';

/** A word for bash and other POSIX shells; plain words stay bare. A NUL cannot be written and is dropped. */
const shellWord = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll('\0', '').replaceAll("'", `'\\''`)}'`;

/** The request as a curl command for bash. */
export function curlSample(request: SampleRequest): string {
  const { method, url, body } = request;
  const command = ['curl'];
  // Without --globoff curl reads braces and brackets of the address as a list of addresses.
  if (/[[\]{}]/.test(url)) command.push('--globoff');
  if (method !== (body === undefined ? 'GET' : 'POST')) command.push(`-X ${method}`);
  command.push(shellWord(url));
  const options = headerLines(request).map(
    // "Name:" would remove a header; "Name;" sends it empty.
    ([name, value]) => `-H ${shellWord(value.trim() === '' ? `${name};` : `${name}: ${value}`)}`,
  );
  if (body !== undefined) options.push(`--data-raw ${shellWord(prettyJson(body))}`);
  return [command.join(' '), ...options].join(' \\\n  ');
}
