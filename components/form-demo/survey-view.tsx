import { useEffect, useRef, useState } from 'react';
import { Model } from 'survey-core';
import 'survey-core/i18n/german';
import { Survey } from 'survey-react-ui';
import type { Filled } from '@/client/form-demo/calls';
import type { Served } from '@/client/form-demo/loop';
import { ownAddress } from '@/client/navigation/own-address';
import { parseJson } from '@/lib/api/json';
import type { LocaleCode } from '@/theme.config';
import 'survey-core/survey-core.fontless.min.css';
import './timer-icon';
import './styles/survey-theme.css';

interface Props {
  served: Served;
  language: LocaleCode;
  onChange: (filled: Filled) => void;
  onComplete: (filled: Filled) => void;
}

const filledOf = (model: Model): Filled => ({
  jsonData: JSON.stringify(model.data),
  currentPage: Math.max(0, model.currentPageNo),
});

/** Makes the model of a loaded form, with the answers so far. Throws what SurveyJS throws. */
export function modelOf({ jsonData, answers, currentPage }: Served, language: LocaleCode): Model {
  const model = new Model(parseJson(jsonData));
  model.locale = language;
  model.showCompletePage = false;
  // A definition may come from any server, and names an address to open when the form is complete.
  model.onNavigateToUrl.add((_model, options) => {
    // Undefined for a definition that names none, whatever the types say.
    if (options.url) options.url = ownAddress(options.url)?.href ?? '';
  });
  // Without frames: the exercise has one.
  model.applyTheme({ isPanelless: true });
  // The page around it must not jump.
  model.autoFocusFirstQuestion = false;
  model.data = { ...model.data, ...answers };
  if (currentPage > 0) model.currentPageNo = Math.min(currentPage, model.visiblePageCount - 1);
  return model;
}

/** Renders a form with SurveyJS. Reports each change of a value or page, and its completion. */
export function SurveyView({ served, language, onChange, onComplete }: Props) {
  const [model] = useState(() => modelOf(served, language));
  const listeners = useRef({ onChange, onComplete });
  listeners.current = { onChange, onComplete };

  useEffect(() => {
    const changed = () => listeners.current.onChange(filledOf(model));
    const completed = () => listeners.current.onComplete(filledOf(model));
    model.onValueChanged.add(changed);
    model.onCurrentPageChanged.add(changed);
    model.onComplete.add(completed);
    return () => {
      model.onValueChanged.remove(changed);
      model.onCurrentPageChanged.remove(changed);
      model.onComplete.remove(completed);
    };
  }, [model]);

  return (
    <div className="lf-survey">
      <Survey model={model} />
    </div>
  );
}
