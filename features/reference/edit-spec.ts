import type { ExampleSpec, RunParameter } from '@/features/examples/requests/types';
import { errorMessage } from '@/shared/error-message';
import { parseExact } from '@/shared/http/json';
import { buildPath, isSegment } from '@/shared/http/path-template';

/** What is wrong with an edited request. */
export type EditError = { kind: 'empty'; name: string } | { kind: 'body'; reason: string };

/**
 * The request as the reader changed it. An empty query parameter is left out; one of the path that is no segment, or a body that is
 * no JSON, is a fault.
 * @param template path of the operation with its braces
 */
export function editSpec(
  spec: ExampleSpec,
  template: string,
  parameters: readonly RunParameter[],
  values: Readonly<Record<string, string>>,
  body: string,
): ExampleSpec | EditError {
  const written = ({ name }: RunParameter) => values[name]?.trim() ?? '';
  const path = parameters.filter(({ place }) => place === 'path');
  const empty = path.find((parameter) => !isSegment(written(parameter)));
  if (empty) return { kind: 'empty', name: empty.name };
  const getValues = (parameter: RunParameter) =>
    parameter.isList
      ? written(parameter)
          .split('\n')
          .filter((line) => line.trim() !== '')
      : written(parameter);
  const query = parameters.filter((parameter) => parameter.place === 'query' && written(parameter) !== '');
  const edited = {
    ...spec,
    path: buildPath(
      template,
      Object.fromEntries(path.map((parameter) => [parameter.name, written(parameter)])),
      Object.fromEntries(query.map((parameter) => [parameter.name, getValues(parameter)])),
    ),
  };
  if (spec.body === undefined) return edited;
  try {
    return { ...edited, body: parseExact(body) };
  } catch (error) {
    return { kind: 'body', reason: errorMessage(error) };
  }
}
