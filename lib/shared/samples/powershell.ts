import { prettyJson } from '@/lib/shared/api/json';
import { type SampleRequest, splitContentType } from './types';

/** PowerShell takes the typographic single quotes for plain ones, so they are doubled as well. */
const literal = (text: string) => `'${text.replace(/['\u2018\u2019\u201a\u201b]/g, '$&$&')}'`;

/** A here-string shows JSON as it is; it would end early at a line that starts with quote and @. */
const bodyLiteral = (text: string) =>
  text.includes('\n') && !/^['\u2018\u2019\u201a\u201b]@/m.test(text) ? `@'\n${text}\n'@` : literal(text);

/** The request as a PowerShell command, for Windows PowerShell 5.1 and later. */
export function powershellSample(request: SampleRequest): string {
  const { contentType, headers } = splitContentType(request);
  const lines: string[] = [];
  const words = [`Invoke-RestMethod -Method ${request.method} -Uri ${literal(request.url)}`];
  if (headers.length > 0) {
    const entries = headers.map(([name, value]) => `  ${literal(name)} = ${literal(value)}`);
    lines.push(`$headers = @{\n${entries.join('\n')}\n}`);
    words.push('-Headers $headers');
  }
  if (request.body !== undefined) {
    lines.push(`$body = ${bodyLiteral(prettyJson(request.body))}`);
    // Without a charset Windows PowerShell sends Latin-1.
    const type = contentType ?? 'application/json';
    words.push(
      `-ContentType ${literal(/charset=/i.test(type) ? type : `${type}; charset=utf-8`)} -Body $body`,
    );
  }
  return [...lines, words.join(' `\n  ')].join('\n');
}
