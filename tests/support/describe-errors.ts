import type { ValidateFunction } from 'ajv';

/** Returns the errors of a validator as one line that names each value: `/name must be string; /id is missing`. */
export function describeErrors({ errors }: ValidateFunction): string {
  return (errors ?? [])
    .map(({ instancePath, keyword, message, params }) => {
      if (keyword === 'required') return `${instancePath}/${params.missingProperty} is missing`;
      if (keyword === 'additionalProperties')
        return `${instancePath}/${params.additionalProperty} is not in the contract`;
      return `${instancePath || 'the body'} ${message}`;
    })
    .join('; ');
}
