'use client';

import { useRef, useState } from 'react';
import { format } from '@/shared/i18n/format';
import { site } from '@/theme.config';
import type { ExampleSpec, RunParameter } from '../request/types';
import { Run } from './run';
import { BODY_FIELD, RunFields, type RunLabels } from './run-form';

interface Props {
  spec: ExampleSpec;
  /** Path of the operation with its braces. */
  template: string;
  parameters: readonly RunParameter[];
  labels: RunLabels;
}

/**
 * Renders the controls above an operation's request: language, Run button, parameters and body. The code
 * shows the request that Run sends; its response replaces the documented one.
 */
export function OperationRun({ spec, template, parameters, labels }: Props) {
  const body = spec.body === undefined ? undefined : JSON.stringify(spec.body, null, 2);
  const root = useRef<HTMLDivElement>(null);
  const [written, setWritten] = useState(spec);
  const [error, setError] = useState('');

  /** Shows the edited request in the code and returns it; undefined for an invalid one. */
  const read = async (isSent: boolean): Promise<ExampleSpec | undefined> => {
    const { editSpec } = await import('../request/edit-spec');
    const fields = root.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('.ax-edit [name]');
    const values = Object.fromEntries([...(fields ?? [])].map(({ name, value }) => [name, value]));
    const edited = editSpec(spec, template, parameters, values, values[BODY_FIELD] ?? '');
    const isInvalid = 'kind' in edited;
    if (!isInvalid) setWritten(edited);
    if (isSent || !isInvalid) setError(isInvalid ? format(labels[edited.kind], { ...edited }) : '');
    return isInvalid ? undefined : edited;
  };

  return (
    <Run
      root={root}
      spec={written}
      language={site.locales[0].code}
      read={() => read(true)}
      setup={async () => (await import('../request/operation-setup')).runSetup(spec)}
      slot={root.current?.closest('.op-run')?.querySelector('[data-response]')}
    >
      <RunFields
        parameters={parameters}
        body={body}
        labels={labels}
        onInput={() => void read(false).catch(() => undefined)}
      />
      {error && (
        <p role="alert" className="ax-bad">
          {error}
        </p>
      )}
    </Run>
  );
}
