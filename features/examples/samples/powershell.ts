import {
  createPlan,
  hasVariables,
  locate,
  type Part,
  type PlannedRequest,
  type PlannedStep,
  plainText,
  replaced,
  sections,
} from './plan';
import type { SampleRequest } from './types';

/** PowerShell reads typographic single quotes as plain ones. */
const literal = (text: string) => `'${text.replace(/['\u2018\u2019\u201a\u201b]/g, '$&$&')}'`;

/** A here-string keeps JSON readable, but ends at a line that starts with quote and @. */
const bodyLiteral = (text: string) =>
  text.includes('\n') && !/^['\u2018\u2019\u201a\u201b]@/m.test(text) ? `@'\n${text}\n'@` : literal(text);

/** PowerShell reads typographic double quotes as plain ones. */
function value(parts: readonly Part[]): string {
  if (!hasVariables(parts)) return literal(plainText(parts));
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

function call({ method, url, headers, body }: PlannedRequest, prefix: string): string[] {
  const named = (name: string) => (prefix ? `$${prefix}${name}` : `$${name.toLowerCase()}`);
  const lines: string[] = [];
  const words = [`Invoke-RestMethod -Method ${method} -Uri ${value(url)}`];
  if (headers.length > 0) {
    const entries = headers.map(([name, text]) => `  ${literal(name)} = ${value(text)}`);
    lines.push(`${named('Headers')} = @{\n${entries.join('\n')}\n}`);
    words.push(`-Headers ${named('Headers')}`);
  }
  if (body) {
    lines.push(`${named('Body')} = ${bodyValue(body.parts)}`);
    // Without a charset, Windows PowerShell sends Latin-1.
    const type = body.contentType;
    words.push(
      `-ContentType ${literal(/charset=/i.test(type) ? type : `${type}; charset=utf-8`)} -Body ${named('Body')}`,
    );
  }
  return [...lines, (prefix ? `$${prefix} = ` : '') + words.join(' `\n  ')];
}

const step = ({ title, name, request, save }: PlannedStep): string[] => [
  `# ${title}`,
  ...call(request, name),
  ...save.map(([variable, path]) => `$${variable} = $${name}${locate(path)}`),
];

/** Renders commands for Windows PowerShell 5.1 and later. */
export function powershellSample(sample: SampleRequest): string {
  const { variables, steps, request } = createPlan(sample);
  return sections(
    variables.map(([name, text]) => `$${name} = ${literal(text)}`),
    ...steps.map(step),
    call(request, ''),
  );
}
