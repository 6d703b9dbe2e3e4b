import type { ErrorObject } from 'ajv';

/** Formats validation errors. `separator` joins the names of a path. */
export function formatErrors(errors: ErrorObject[] | null | undefined, separator: string): string[] {
  return (errors ?? []).map(({ instancePath, params, message }) => {
    const path = instancePath.replaceAll('/', separator).slice(1) || 'root';
    const key = 'additionalProperty' in params ? ` ("${params.additionalProperty}")` : '';
    return `${path} ${message}${key}`;
  });
}
