import {
  escapeText,
  joined,
  type Part,
  type PlannedRequest,
  type PlannedStep,
  plainText,
  planOf,
  sections,
  variablesOf,
} from './plan';
import type { SampleRequest } from './types';

/** Go writes no halves of surrogate pairs: nothing that is UTF-8 can hold them. */
const literal = (text: string) => `"${escapeText(text.toWellFormed(), '"').replaceAll('`', '\\x60')}"`;

/** Raw literals keep JSON readable; they can hold neither their own quote nor a carriage return. */
const bodyLiteral = (text: string) =>
  /[\n"]/.test(text) && !/[`\r\0\ufeff]/.test(text) ? `\`${text.toWellFormed()}\`` : literal(text);

const value = (parts: readonly Part[]) => joined(parts, literal, '+');

const bodyValue = (parts: readonly Part[]) =>
  variablesOf(parts).reduce(
    (text, name) => `strings.ReplaceAll(${text}, "{{${name}}}", ${name})`,
    bodyLiteral(plainText(parts)),
  );

function call({ method, url, headers, body }: PlannedRequest): string {
  const entries = headers.map(([name, text]) => `\t${literal(name)}: ${value(text)},`);
  if (body) entries.push(`\t"Content-Type": ${literal(body.contentType)},`);
  const map = entries.length > 0 ? `map[string]string{\n${entries.join('\n')}\n}` : 'nil';
  return `send(${literal(method)}, ${value(url)}, ${map}, ${body ? bodyValue(body.parts) : '""'})`;
}

/** The type of a response as far as a value of it is needed, and where that is. */
function shape(path: readonly (string | number)[]): { type: string; access: string } {
  const [first, ...rest] = path;
  if (first === undefined) return { type: 'string', access: '' };
  const inner = shape(rest);
  if (typeof first === 'number') return { type: `[]${inner.type}`, access: `[${first}]${inner.access}` };
  return { type: `struct {\n\tValue ${inner.type} \`json:"${first}"\`\n}`, access: `.Value${inner.access}` };
}

const step = ({ title, name, request, save }: PlannedStep): string[] => [
  `// ${title}`,
  `_, ${name} := ${call(request)}`,
  ...save.flatMap(([variable, path]) => {
    const { type, access } = shape(path);
    return [
      `var ${variable}Answer ${type}`,
      `check(json.Unmarshal(${name}, &${variable}Answer))`,
      `${variable} := ${variable}Answer${access}`,
    ];
  }),
];

const HELPERS = `func send(method, url string, headers map[string]string, body string) (string, []byte) {
	request, err := http.NewRequest(method, url, strings.NewReader(body))
	check(err)
	for name, value := range headers {
		request.Header.Set(name, value)
	}
	response, err := http.DefaultClient.Do(request)
	check(err)
	defer response.Body.Close()
	answer, err := io.ReadAll(response.Body)
	check(err)
	return response.Status, answer
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}`;

/** Indents all lines but those of raw literals, which are text. */
function indented(code: string): string {
  let isRaw = false;
  return code
    .split('\n')
    .map((line) => {
      const text = isRaw || line === '' ? line : `\t${line}`;
      if ((line.split('`').length - 1) % 2 === 1) isRaw = !isRaw;
      return text;
    })
    .join('\n');
}

/** The request as a Go program of one file. */
export function goSample(sample: SampleRequest): string {
  const { variables, steps, request } = planOf(sample);
  const statements = sections(
    variables.map(([name, text]) => `${name} := ${literal(text)}`),
    ...steps.map(step),
    [`status, answer := ${call(request)}`, 'fmt.Println(status, string(answer))'],
  );
  const packages = [...(steps.length > 0 ? ['encoding/json'] : []), 'fmt', 'io', 'net/http', 'strings'];
  return sections(
    ['package main'],
    ['import (', ...packages.map((name) => `\t"${name}"`), ')'],
    ['func main() {', indented(statements), '}'],
    [HELPERS],
  );
}
