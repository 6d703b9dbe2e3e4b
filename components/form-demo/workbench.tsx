import { useMemo, useRef, useState } from 'react';
import { useWhen } from '@/client/use-when';
import { Button } from '@/components/api/button';
import { useStore } from '@/components/api/use-store';
import { definitionText, type FormName, formDefinitions } from '@/lib/forms';
import type { LiveFormTexts } from '@/lib/i18n/en/live-form';
import type { PanelTexts } from '@/lib/i18n/en/panel';
import { format } from '@/lib/i18n/format';
import type { LocaleCode } from '@/theme.config';
import { type Pane, Panes } from './panes';
import { DefinitionPane } from './panes/definition-pane';
import { FormPane } from './panes/form-pane';
import { SubmissionsPane } from './panes/submissions-pane';
import { TrafficPane } from './panes/traffic-pane';
import { TargetChoice } from './target';
import { storedFormOf, useLoop } from './use-loop';
import '@/components/api/parts.css';
import './styles/live-form.css';

export interface WorkbenchProps {
  form: FormName;
  language: LocaleCode;
  texts: LiveFormTexts;
  panelTexts: PanelTexts;
}

/** Title of a definition, as the form's name. */
function titleOf(name: FormName): string {
  const { title } = formDefinitions[name];
  return typeof title === 'string' ? title : title.default;
}

/** Names of the questions of a definition that stand at its top or on its pages. */
function questionNames(definition: object): string[] {
  const { elements = [], pages = [] } = definition as {
    elements?: { name: string }[];
    pages?: { elements: { name: string }[] }[];
  };
  return [...elements, ...pages.flatMap((page) => page.elements)].map(({ name }) => name);
}

/** Answers that the address of the page brings: its parameters that are named as a question. */
function prefilled(definition: object, search: string): Record<string, string> {
  const parameters = new URLSearchParams(search);
  const names = questionNames(definition).filter((name) => parameters.has(name));
  return Object.fromEntries(names.map((name) => [name, parameters.get(name) ?? '']));
}

/** The exercise with a form; loaded when the reader opens it. */
export function Workbench({ form, language, texts, panelTexts }: WorkbenchProps) {
  const { client, loop, target } = useLoop(form);
  const { phase, served } = useStore(loop.state);
  const original = useMemo(() => definitionText(formDefinitions[form]), [form]);
  const [text, setText] = useState(original);
  const [shown, setShown] = useState<Pane['name']>('form');
  const dialog = useRef<HTMLDialogElement>(null);
  const signIn = () => dialog.current?.showModal();
  const publish = () => {
    setShown('form');
    void loop.publish(form, titleOf(form), text, prefilled(formDefinitions[form], window.location.search));
  };

  // A loop begins once.
  useWhen([loop], () => {
    const storedForm = storedFormOf(form, target);
    if (storedForm) void loop.resume(storedForm);
    // What is written on the reader's own server they have to ask for.
    else if (target.kind === 'sandbox') publish();
  });

  const isAsked = target.kind === 'server' && phase === 'idle';
  const formPane = (
    <>
      {isAsked && (
        <div className="lf-ask">
          <p>{texts.publishHereMeans}</p>
          <Button className="console-primary" onClick={publish}>
            {format(texts.publishHere, { origin: target.origin })}
          </Button>
        </div>
      )}
      <FormPane
        loop={loop}
        texts={texts}
        language={language}
        onPublish={() => {
          loop.forget();
          publish();
        }}
        onSeeList={() => setShown('submissions')}
        onSignIn={signIn}
      />
    </>
  );
  const panes: Pane[] = [
    { name: 'form', label: texts.paneForm, content: formPane },
    {
      name: 'definition',
      label: texts.paneDefinition,
      content: (
        <DefinitionPane
          texts={texts}
          original={original}
          text={text}
          isBusy={phase === 'working'}
          isPublished={served?.jsonData === text}
          onChange={setText}
          onPublish={publish}
        />
      ),
    },
    {
      name: 'submissions',
      label: texts.paneSubmissions,
      content: (
        <SubmissionsPane loop={loop} texts={texts} isShown={shown === 'submissions'} onSignIn={signIn} />
      ),
    },
    {
      name: 'traffic',
      label: texts.paneTraffic,
      content: <TrafficPane client={client} traffic={loop.traffic} texts={texts} />,
    },
  ];
  return (
    <div className="lf no-print">
      <Panes label={texts.panes} panes={panes} shown={shown} onShow={setShown} />
      <TargetChoice client={client} texts={texts} panelTexts={panelTexts} dialog={dialog} />
    </div>
  );
}
