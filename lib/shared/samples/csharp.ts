import { prettyJson } from '@/lib/shared/api/json';
import { escapeText, UNSAFE } from './escape';
import { type SampleRequest, splitContentType } from './types';

const literal = (text: string) => `"${escapeText(text, '"')}"`;

/** Raw string literals keep JSON readable; text with unusual control characters needs escapes instead. */
function bodyLiteral(text: string): string {
  if (!text.includes('\n') || text.replaceAll('\n', '').search(UNSAFE) >= 0) return literal(text);
  const longest = Math.max(0, ...(text.match(/"+/g) ?? []).map((run) => run.length));
  const fence = '"'.repeat(Math.max(3, longest + 1));
  return `${fence}\n${text}\n${fence}`;
}

/** The request as top-level statements of a C# program with HttpClient. */
export function csharpSample(request: SampleRequest): string {
  const { contentType, headers } = splitContentType(request);
  const name = request.method.charAt(0) + request.method.slice(1).toLowerCase();
  const known = ['Get', 'Post', 'Put', 'Patch', 'Delete', 'Head', 'Options'].includes(name);
  const method = known ? `HttpMethod.${name}` : `new HttpMethod(${literal(request.method)})`;
  const lines = request.body === undefined ? [] : ['using System.Net.Http.Headers;', ''];
  lines.push('using var client = new HttpClient();');
  lines.push(`using var request = new HttpRequestMessage(${method}, ${literal(request.url)});`);
  for (const [header, value] of headers)
    lines.push(`request.Headers.TryAddWithoutValidation(${literal(header)}, ${literal(value)});`);
  if (request.body !== undefined) {
    // Without a media type the content would call itself text/plain.
    const type = `MediaTypeHeaderValue.Parse(${literal(contentType ?? 'application/json')})`;
    lines.push(`request.Content = new StringContent(${bodyLiteral(prettyJson(request.body))}, ${type});`);
  }
  lines.push('', 'using var response = await client.SendAsync(request);');
  lines.push('Console.WriteLine((int)response.StatusCode);');
  lines.push('Console.WriteLine(await response.Content.ReadAsStringAsync());');
  return lines.join('\n');
}
