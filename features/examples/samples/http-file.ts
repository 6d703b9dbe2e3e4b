import { createPlan, locate, type Part, type PlannedRequest, sections, written } from './plan';
import type { SampleRequest } from './types';

/** Where the value of a variable is in a file: its own line, or an earlier response. */
type Places = Readonly<Record<string, string>>;

const text = (parts: readonly Part[], places: Places) =>
  written(
    parts,
    (part) => part,
    (name) => `{{${places[name] ?? name}}}`,
  );

function lines({ method, url, headers, body }: PlannedRequest, places: Places): string[] {
  return [
    `${method} ${text(url, places)}`,
    ...headers.map(([name, value]) => `${name}: ${text(value, places)}`),
    ...(body ? [`Content-Type: ${body.contentType}`, '', text(body.parts, places)] : []),
  ];
}

/** Renders a `.http` file for Visual Studio and the REST Client of VS Code. */
export function httpFileSample(sample: SampleRequest): string {
  const { variables, steps, request } = createPlan(sample);
  const places: Record<string, string> = {};
  const first = steps.map((step) => {
    const part = [`### ${step.title}`, `# @name ${step.name}`, ...lines(step.request, places)];
    for (const [variable, path] of step.save)
      places[variable] = `${step.name}.response.body.$${locate(path)}`;
    return part;
  });
  return sections(
    variables.map(([name, value]) => `@${name} = ${value}`),
    ...first,
    [...(steps.length > 0 ? ['###'] : []), ...lines(request, places)],
  );
}
