'use client';

import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ExampleSpec, RunParameter } from '@/features/examples/requests/types';
import { RunPlace } from '@/features/examples/run-place';
import { SamplePicker } from '@/features/examples/sample-picker';
import { usePanel } from '@/features/examples/use-panel';
import { useWhen } from '@/shared/browser/use-when';
import { loadTexts } from '@/shared/i18n/browser';
import { example as texts } from '@/shared/i18n/en/example';
import { format } from '@/shared/i18n/format';
import type { EditError } from './edit-spec';
import { BODY_FIELD, RunFields, type RunLabels } from './run-form';

interface Props {
  spec: ExampleSpec;
  /** Path of the operation with its braces. */
  template: string;
  parameters: readonly RunParameter[];
  labels: RunLabels;
}

const loadSetup = async (spec: ExampleSpec) =>
  (await import('@/features/examples/requests/operation-setup')).runSetup(spec);

const errorText = (error: EditError, { empty, badBody }: RunLabels) =>
  error.kind === 'empty' ? format(empty, { name: error.name }) : format(badBody, { reason: error.reason });

/**
 * Renders the controls above an operation's request: language, Run button, parameters and body. The code
 * shows the request that Run sends; its response replaces the documented one. Panel, setup and sandbox load
 * with the first click, sample languages when one is chosen.
 */
export function OperationRun(props: Props) {
  const { spec, template, parameters, labels } = props;
  const body = spec.body === undefined ? undefined : JSON.stringify(spec.body, null, 2);
  const root = useRef<HTMLDivElement>(null);
  const [written, setWritten] = useState(spec);
  const [error, setError] = useState('');
  const { panel, failed, fail, run } = usePanel(async () => {
    const [{ Panel, openRuns }, setup, panelTexts] = await Promise.all([
      import('@/features/examples/panel'),
      loadSetup(spec),
      loadTexts('panel', 'en'),
    ]);
    const runs = openRuns({ spec, element: root.current as Element, setup });
    return { Panel, runs, texts: panelTexts };
  });

  /** Returns the edited request; undefined when a module cannot be loaded. */
  const read = async () => {
    const { editSpec } = await import('./edit-spec');
    const fields = root.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('.ax-edit [name]');
    const values = Object.fromEntries([...(fields ?? [])].map(({ name, value }) => [name, value]));
    return editSpec(spec, template, parameters, values, values[BODY_FIELD] ?? '');
  };
  const updateSample = () => void read().then((edited) => 'kind' in edited || setWritten(edited), fail);
  const responseSlot = root.current?.closest('.op-run')?.querySelector('[data-response]');
  useWhen([panel], () => {
    // The return value differs between browsers.
    void responseSlot?.scrollIntoView({ block: 'nearest' });
  });

  // Not a form element: the panel contains forms, and a click before the script starts must not reload the
  // page.
  const submit = () =>
    void read().then((edited) => {
      if ('kind' in edited) return setError(errorText(edited, labels));
      setError('');
      setWritten(edited);
      responseSlot?.scrollIntoView({ block: 'nearest' });
      run(edited);
    }, fail);

  return (
    <div ref={root}>
      <div className="ax-tools">
        <SamplePicker spec={written} texts={texts} root={root} setup={() => loadSetup(spec)} onFail={fail} />
        <RunPlace here={texts.here} there={texts.there} />
        <button type="button" className="ax-run" onClick={submit} aria-label={`${texts.run}: ${spec.title}`}>
          {texts.run}
        </button>
      </div>
      <RunFields parameters={parameters} body={body} labels={labels} onInput={updateSample} />
      {error && (
        <p role="alert" className="ax-bad">
          {error}
        </p>
      )}
      {failed && <p role="alert">{texts.partFailed}</p>}
      {panel &&
        responseSlot &&
        createPortal(<panel.Panel runs={panel.runs} texts={panel.texts} />, responseSlot)}
    </div>
  );
}
