import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { CodeFigure } from '@/features/try/response/code-figure';
import { placeAfter } from '@/shared/browser/arrow-keys';
import type { LiveFormTexts } from '@/shared/i18n/en/live-form';
import type { LocaleCode } from '@/theme.config';
import { type Demo, openDemo, pageSandbox } from './client/demo';
import { RequestsPane, SubmissionPane } from './data-panes';
import { FormPane } from './form-pane';
import { definitionText, type FormName, formDefinition, formTitle } from './forms';
import '@/features/try/response/parts.css';
import './styles/live-form.css';

export interface WorkbenchProps {
  form: FormName;
  language: LocaleCode;
  texts: LiveFormTexts;
}

const names = ['form', 'definition', 'submission', 'requests'] as const;

/** Renders the demo of a form. Wide windows show the requests next to the tabs. */
export function Workbench({ form, language, texts }: WorkbenchProps) {
  const id = useId();
  const original = useMemo(() => definitionText(formDefinition(form, language)), [form, language]);
  const [shown, setShown] = useState<(typeof names)[number]>('form');
  const [demo, setDemo] = useState<Demo>();

  useEffect(() => {
    const opened = openDemo(`${form}.${language}`, formTitle(form, language), original, pageSandbox());
    setDemo(opened);
    return opened.close;
  }, [form, language, original]);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    // Wide windows hide the tab of the requests.
    const tabs = [...event.currentTarget.querySelectorAll('button')].filter((tab) => tab.offsetParent);
    const place = tabs.indexOf(event.target as HTMLButtonElement);
    const next = tabs[placeAfter(event.key, ['ArrowLeft', 'ArrowRight'], place, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    next.click();
    next.focus();
  };

  if (!demo) return null;
  const panes = {
    form: (
      <FormPane demo={demo} texts={texts} language={language} onSeeStored={() => setShown('submission')} />
    ),
    definition: <CodeFigure label={texts.definition} text={original} texts={texts} language="json" />,
    submission: <SubmissionPane demo={demo} texts={texts} isShown={shown === 'submission'} />,
    requests: <RequestsPane demo={demo} texts={texts} />,
  };
  return (
    <div className="lf">
      <div className="tab-list lf-tabs" role="tablist" aria-label={texts.panes} onKeyDown={move}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            className="tab"
            id={`${id}${name}-tab`}
            aria-controls={`${id}${name}`}
            aria-selected={name === shown}
            tabIndex={name === shown ? 0 : -1}
            onClick={() => setShown(name)}
          >
            {texts[`${name}Pane`]}
          </button>
        ))}
      </div>
      {names.map((name) => (
        <div
          key={name}
          id={`${id}${name}`}
          className="lf-pane"
          data-pane={name}
          data-shown={name === shown || undefined}
          role="tabpanel"
          aria-labelledby={`${id}${name}-tab`}
        >
          {panes[name]}
        </div>
      ))}
    </div>
  );
}
