'use client';

import { useId, useRef, useState } from 'react';
import { format } from '@/shared/i18n/format';
import type { ExampleSpec, RunParameter } from '../request/types';
import { Run } from './run';

interface Props {
  spec: ExampleSpec;
  /** Path of the operation with its braces. */
  template: string;
  parameters: readonly RunParameter[];
  labels: Record<'change' | 'body' | 'perLine' | 'empty' | 'badBody', string>;
}

/** Name of the body field; no parameter name contains the sign. */
const BODY_FIELD = '$body';

/**
 * Renders the controls above an operation's request: language, Run button, parameters and body. The code
 * shows the request that Run sends; its response replaces the documented one.
 */
export function OperationRun({ spec, template, parameters, labels }: Props) {
  const body = spec.body === undefined ? undefined : JSON.stringify(spec.body, null, 2);
  const id = useId();
  const form = useRef<HTMLDetailsElement>(null);
  const [written, setWritten] = useState(spec);
  const [error, setError] = useState('');

  /** Shows the edited request in the code and returns it; undefined for an invalid one. */
  const read = async (isSent: boolean): Promise<ExampleSpec | undefined> => {
    const { editSpec } = await import('../request/edit-spec');
    const fields = form.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]');
    const values = Object.fromEntries([...(fields ?? [])].map(({ name, value }) => [name, value]));
    const edited = editSpec(spec, template, parameters, values, values[BODY_FIELD] ?? '');
    const isInvalid = 'kind' in edited;
    if (!isInvalid) setWritten(edited);
    if (isSent || !isInvalid) setError(isInvalid ? format(labels[edited.kind], { ...edited }) : '');
    return isInvalid ? undefined : edited;
  };
  const getField = (name: string, defaultValue: string) => ({
    id: `${id}${name}`,
    name,
    defaultValue,
    spellCheck: false,
    className: 'control',
  });

  return (
    <Run
      spec={written}
      read={() => read(true)}
      setup={async () => (await import('../request/operation-setup')).runSetup(spec)}
    >
      {(parameters.length > 0 || body !== undefined) && (
        <details
          ref={form}
          className="ax-edit needs-script"
          onInput={() => void read(false).catch(() => undefined)}
        >
          <summary>{labels.change}</summary>
          {parameters.map(({ name, value, isList }) => (
            <label key={name} htmlFor={`${id}${name}`}>
              <code>{name}</code>
              {isList && ` ${labels.perLine}`}
              {isList ? (
                <textarea {...getField(name, value)} rows={2} />
              ) : (
                <input {...getField(name, value)} autoComplete="off" />
              )}
            </label>
          ))}
          {body !== undefined && (
            <label htmlFor={`${id}${BODY_FIELD}`}>
              {labels.body}
              {/* Enough rows for most bodies without scrolling. */}
              <textarea {...getField(BODY_FIELD, body)} rows={Math.min(14, body.split('\n').length + 1)} />
            </label>
          )}
        </details>
      )}
      {error && (
        <p role="alert" className="ax-bad">
          {error}
        </p>
      )}
    </Run>
  );
}
