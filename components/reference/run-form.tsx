import { useId } from 'react';
import type { RunParameter } from '@/lib/examples/types';

/** Words of the form, in the language of the page. */
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
  /** Told after each key. */
  onInput: () => void;
}

/** Name of the field of the body; no parameter of the contract has a blank in its name. */
export const BODY_FIELD = 'the body';

/** Lines of the field of a body, so that most need no scrolling. */
const linesOf = (text: string) => Math.min(14, text.split('\n').length + 1);

/** Parameters and body of a request, to be changed before it runs. */
export function RunFields({ parameters, body, labels, onInput }: Props) {
  const id = useId();
  if (parameters.length === 0 && body === undefined) return null;
  return (
    <details className="ax-edit" onInput={onInput}>
      <summary>{labels.change}</summary>
      {parameters.map(({ name, value, isList }) => (
        <label key={name} htmlFor={`${id}${name}`}>
          <code>{name}</code>
          {isList ? (
            <>
              {' '}
              {labels.perLine}
              <textarea id={`${id}${name}`} name={name} rows={2} defaultValue={value} spellCheck={false} />
            </>
          ) : (
            <input
              id={`${id}${name}`}
              name={name}
              defaultValue={value}
              spellCheck={false}
              autoComplete="off"
            />
          )}
        </label>
      ))}
      {body !== undefined && (
        <label htmlFor={`${id}body`}>
          {labels.body}
          <textarea
            id={`${id}body`}
            name={BODY_FIELD}
            rows={linesOf(body)}
            defaultValue={body}
            spellCheck={false}
          />
        </label>
      )}
    </details>
  );
}
