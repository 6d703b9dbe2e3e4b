'use client';

import { useRef, useState } from 'react';
import { RunPlace } from '@/components/mdx/api-example/run-place';
import { useRun } from '@/components/mdx/api-example/use-run';
import { loadTexts } from '@/lib/i18n/browser';
import { exampleTexts } from '@/lib/i18n/examples';
import { format } from '@/lib/i18n/format';
import { exactText, prettyJson } from '@/lib/shared/api/json';
import type { ExampleSpec } from '@/lib/shared/examples/types';
import { type LocaleCode, site } from '@/theme.config';
import { editSpec, type RunParameter } from './edit-spec';
import { BODY_FIELD, RunFields, type RunLabels } from './run-form';

interface Props {
  spec: ExampleSpec;
  /** Path of the operation with its braces. */
  template: string;
  parameters: readonly RunParameter[];
  labels: RunLabels;
  /** Language of the page; left out for the default one, as it travels with the page. */
  language?: LocaleCode | undefined;
}

/**
 * Run button of an operation's page, with the parameters and the body to change before it; the panel, the setup and the
 * sandbox are loaded with the first press.
 */
export function OperationRun({ spec, template, parameters, labels, language = site.locales[0].code }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState(spec);
  const [fault, setFault] = useState('');
  const { runs, loaded, failed, press } = useRun(async () => {
    const [panel, setup, panelTexts] = await Promise.all([
      import('@/components/mdx/api-example/panel'),
      import('./run-setup'),
      loadTexts('panel', language),
    ]);
    return { ...panel, setups: setup.runSetup(spec), texts: panelTexts };
  });
  const texts = exampleTexts[language];
  const body = spec.body === undefined ? undefined : prettyJson(exactText(spec.body));

  // No form element: the panel holds forms, and a press before the script is there must not load the page anew.
  const run = () => {
    const fields = root.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('.ax-edit [name]');
    const values = Object.fromEntries([...(fields ?? [])].map(({ name, value }) => [name, value]));
    const edited = editSpec(spec, template, parameters, { values, body: values[BODY_FIELD] ?? '' });
    if ('kind' in edited) {
      setFault(
        edited.kind === 'empty'
          ? format(labels.empty, { name: edited.name })
          : format(labels.badBody, { reason: edited.reason }),
      );
      return;
    }
    setFault('');
    setSent(edited);
    press();
  };

  return (
    <div ref={root} className="ax" data-island="">
      <div className="ax-tools">
        <code>
          {spec.method} {sent.path}
        </code>
        <RunPlace here={texts.here} there={texts.there} />
        <button type="button" className="ax-run" onClick={run} aria-label={`${texts.run}: ${spec.title}`}>
          {texts.run}
        </button>
      </div>
      <RunFields parameters={parameters} body={body} labels={labels} />
      {fault && (
        <p role="alert" className="ax-bad">
          {fault}
        </p>
      )}
      {failed && <p role="alert">{texts.partFailed}</p>}
      {loaded && root.current && (
        <loaded.Panel
          spec={sent}
          texts={loaded.texts}
          runs={runs}
          element={root.current}
          setup={loaded.setups}
        />
      )}
    </div>
  );
}
