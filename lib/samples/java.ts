import {
  escapeText,
  joined,
  type Part,
  type PlannedRequest,
  type PlannedStep,
  planOf,
  replaced,
  sections,
  UNSAFE,
} from './plan';
import type { SampleRequest } from './types';

const literal = (text: string) => `"${escapeText(text, '"')}"`;
const INDENT = '            ';

/** Text blocks keep JSON readable; text with unusual control characters or blanks at the end of a line needs escapes. */
function bodyLiteral(text: string): string {
  if (
    !text.includes('\n') ||
    text.replaceAll('\n', '').search(UNSAFE) >= 0 ||
    /^\s/.test(text) ||
    /[ \t]$/m.test(text)
  )
    return literal(text);
  const safe = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"');
  return `"""\n${INDENT}${safe.replaceAll('\n', `\n${INDENT}`)}"""`;
}

const value = (parts: readonly Part[]) => joined(parts, literal, ' + ');

const bodyValue = (parts: readonly Part[]) =>
  replaced(parts, bodyLiteral, (placeholder, name) => `.replace("${placeholder}", ${name})`);

function call({ method, url, headers, body }: PlannedRequest, request: string, response: string): string[] {
  const lines = [`var ${request} = HttpRequest.newBuilder(URI.create(${value(url)}))`];
  for (const [name, text] of headers) lines.push(`    .header(${literal(name)}, ${value(text)})`);
  if (body) lines.push(`    .header("Content-Type", ${literal(body.contentType)})`);
  const publisher = body ? `BodyPublishers.ofString(${bodyValue(body.parts)})` : 'BodyPublishers.noBody()';
  lines.push(`    .method(${literal(method)}, ${publisher})`, '    .build();');
  return [...lines, `var ${response} = client.send(${request}, BodyHandlers.ofString());`];
}

/** All that can be found in JSON without a library. */
const find = (name: string, path: readonly (string | number)[]) =>
  `find(${name}.body(), ${literal(String(path.at(-1)))})`;

const FIND = [
  '    /** The first text property of that name. */',
  '    static String find(String json, String name) {',
  '        var match = Pattern.compile("\\"" + name + "\\"\\\\s*:\\\\s*\\"([^\\"]*)\\"").matcher(json);',
  '        if (!match.find()) throw new IllegalStateException(json);',
  '        return match.group(1);',
  '    }',
];

const step = ({ title, name, request, save }: PlannedStep): string[] => [
  `// ${title}`,
  ...call(request, `${name}Request`, name),
  ...save.map(([variable, path]) => `var ${variable} = ${find(name, path)};`),
];

/** The request as a Java program of one file, for Java 17 and later. */
export function javaSample(sample: SampleRequest): string {
  const { variables, steps, request } = planOf(sample);
  const statements = sections(
    [
      ...variables.map(([name, text]) => `var ${name} = ${literal(text)};`),
      'var client = HttpClient.newHttpClient();',
    ],
    ...steps.map(step),
    [
      ...call(request, 'request', 'response'),
      'System.out.println(response.statusCode() + " " + response.body());',
    ],
  );
  return sections(
    [
      'import java.net.URI;',
      'import java.net.http.HttpClient;',
      'import java.net.http.HttpRequest;',
      'import java.net.http.HttpRequest.BodyPublishers;',
      'import java.net.http.HttpResponse.BodyHandlers;',
      ...(steps.length > 0 ? ['import java.util.regex.Pattern;'] : []),
    ],
    [
      'class Sample {',
      '    public static void main(String[] args) throws Exception {',
      // The lines of a text block have their own indentation, which stays below theirs.
      statements.replace(/^(?=.)/gm, '        '),
      '    }',
      ...(steps.length > 0 ? ['', ...FIND] : []),
      '}',
    ],
  );
}
