import { useEffect, useState } from 'react';
import { Model, SvgRegistry } from 'survey-core';
import 'survey-core/i18n/german';
import { Survey } from 'survey-react-ui';
import { parseJson } from '@/shared/http/json';
import type { LocaleCode } from '@/theme.config';
import type { Demo, Draft, LoadedForm } from './client/demo';
import 'survey-core/survey-core.fontless.min.css';
import './styles/survey-theme.css';

// SurveyJS's own icon has a style attribute, which the Content-Security-Policy forbids.
SvgRegistry.registerIcon(
  'timercircle',
  '<svg viewBox="0 0 160 160"><circle cx="80" cy="80" r="70"/><circle cx="80" cy="80" r="70"/></svg>',
);

interface Props {
  demo: Pick<Demo, 'save' | 'state' | 'hasUnsaved'>;
  form: LoadedForm;
  language: LocaleCode;
}

const getDraft = (model: Model, isComplete: boolean): Draft => ({
  jsonData: JSON.stringify(model.data),
  currentPage: Math.max(0, model.currentPageNo),
  isComplete,
});

/** Creates the model of a form with the restored answers, or those of the query. */
export function createModel({ definition, submission }: LoadedForm, language: LocaleCode, query = ''): Model {
  const model = new Model(parseJson(definition));
  model.locale = language;
  model.showCompletePage = false;
  // The demo stays on its page.
  model.onNavigateToUrl.add((_, options) => {
    options.allow = false;
  });
  // The demo has its own frame, and the page must not jump.
  model.applyTheme({ isPanelless: true });
  model.autoFocusFirstQuestion = false;
  // What is typed is kept before the reader leaves the field.
  model.textUpdateMode = 'onTyping';
  if (submission) {
    model.data = { ...model.data, ...(parseJson(submission.jsonData) as object) };
    model.currentPageNo = Math.min(submission.currentPage, model.visiblePageCount - 1);
    return model;
  }
  const parameters = new URLSearchParams(query);
  for (const { name } of model.getAllQuestions())
    if (parameters.has(name)) model.setValue(name, parameters.get(name));
  return model;
}

/** Time without a key after which typed text is saved, in milliseconds. */
const TYPING_PAUSE = 500;

/** Renders a form with SurveyJS, and saves each change of a value or page. */
export function SurveyView({ demo, form, language }: Props) {
  const [model] = useState(() => createModel(form, language, window.location.search));

  useEffect(() => {
    const change = () => void demo.save(getDraft(model, false), TYPING_PAUSE);
    const warn = (event: BeforeUnloadEvent) => demo.hasUnsaved() && event.preventDefault();
    const complete = async () => {
      const page = model.currentPageNo;
      await demo.save(getDraft(model, true));
      if (demo.state.get().save !== 'failed') return;
      // SurveyJS has removed the form.
      model.clear(false, false);
      model.currentPageNo = page;
    };
    model.onValueChanged.add(change);
    model.onCurrentPageChanged.add(change);
    model.onComplete.add(complete);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      model.onValueChanged.remove(change);
      model.onCurrentPageChanged.remove(change);
      model.onComplete.remove(complete);
    };
  }, [demo, model]);

  return (
    <div className="lf-survey">
      <Survey model={model} />
    </div>
  );
}
