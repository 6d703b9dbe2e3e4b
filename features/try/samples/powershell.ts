import { getVariables, type Part, type ProgramRequest, plainText, replaced, sections } from './parts';
import type { Program } from './program';

/** PowerShell reads typographic single quotes as plain ones. */
const literal = (text: string) => `'${text.replace(/['\u2018\u2019\u201a\u201b]/g, '$&$&')}'`;

/** A here-string keeps JSON readable, but ends at a line that starts with quote and @. */
const bodyLiteral = (text: string) =>
  text.includes('\n') && !/^['\u2018\u2019\u201a\u201b]@/m.test(text) ? `@'\n${text}\n'@` : literal(text);

/** PowerShell reads typographic double quotes as plain ones. */
function value(parts: readonly Part[]): string {
  if (getVariables(parts).length === 0) return literal(plainText(parts));
  const inner = parts.map((part, index) => {
    if (typeof part === 'string') return part.replace(/[`$"\u201c\u201d\u201e]/g, '`$&');
    const next = parts[index + 1];
    // The name of the variable would continue.
    return typeof next === 'string' && /^[\w?:]/.test(next) ? `\${${part.variable}}` : `$${part.variable}`;
  });
  return `"${inner.join('')}"`;
}

const bodyValue = (parts: readonly Part[]) =>
  replaced(parts, bodyLiteral, (placeholder, name) => `.Replace('${placeholder}', $${name})`);

function call({ method, url, authorization, body }: ProgramRequest): string[] {
  const lines: string[] = [];
  const words = [`Invoke-RestMethod -Method ${method} -Uri ${value(url)}`];
  if (authorization) {
    lines.push(`$headers = @{\n  'Authorization' = ${value(authorization)}\n}`);
    words.push(`-Headers $headers`);
  }
  if (body) {
    lines.push(`$body = ${bodyValue(body)}`);
    // Without a charset, Windows PowerShell sends Latin-1.
    words.push(`-ContentType 'application/json; charset=utf-8' -Body $body`);
  }
  return [...lines, words.join(' `\n  ')];
}

/** Renders one call for Windows PowerShell 5.1 and later, without the requests before it. */
export const powershellSample = ({ variables, request }: Program): string =>
  sections(
    variables.map(([name, text]) => `$${name} = ${literal(text)}`),
    call(request),
  );
