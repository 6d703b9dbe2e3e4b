import { useId } from 'react';
import type { RunParameter } from '../request/types';

export interface RunLabels {
  change: string;
  body: string;
  perLine: string;
  empty: string;
  badBody: string;
}

interface Props {
  parameters: readonly RunParameter[];
  /** JSON text; undefined for an operation without a body. */
  body: string | undefined;
  labels: RunLabels;
  onInput: () => void;
}

/** Name of the body field; no parameter name contains a space. */
export const BODY_FIELD = 'the body';

export function RunFields({ parameters, body, labels, onInput }: Props) {
  const id = useId();
  if (parameters.length === 0 && body === undefined) return null;
  return (
    <details className="ax-edit needs-script" onInput={onInput}>
      <summary>{labels.change}</summary>
      {parameters.map(({ name, value, isList }) => {
        const field = {
          id: `${id}${name}`,
          name,
          defaultValue: value,
          spellCheck: false,
          className: 'control',
        };
        return (
          <label key={name} htmlFor={field.id}>
            <code>{name}</code>
            {isList && ` ${labels.perLine}`}
            {isList ? <textarea {...field} rows={2} /> : <input {...field} autoComplete="off" />}
          </label>
        );
      })}
      {body !== undefined && (
        <label htmlFor={`${id}body`}>
          {labels.body}
          <textarea
            className="control"
            id={`${id}body`}
            name={BODY_FIELD}
            // Enough for most bodies without scrolling.
            rows={Math.min(14, body.split('\n').length + 1)}
            defaultValue={body}
            spellCheck={false}
          />
        </label>
      )}
    </details>
  );
}
