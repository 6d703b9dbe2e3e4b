import { type JsonError, Model } from 'survey-core';
import { parseJson } from '@/shared/http/json';
import { jsonError } from '@/shared/http/json-tokens';
import type { LiveFormTexts } from '@/shared/i18n/en/live-form';
import { format } from '@/shared/i18n/format';

/** Returns the first problem in a definition; undefined for one that can be published. */
export function checkDefinition(text: string, texts: LiveFormTexts): string | undefined {
  const syntax = jsonError(text);
  if (syntax) {
    const near = text.slice(syntax.position).trim().slice(0, 20) || texts.end;
    return format(texts.errorJson, { line: text.slice(0, syntax.position).split('\n').length, near });
  }
  if (!text.trimStart().startsWith('{')) return texts.errorNotObject;
  try {
    const model = new Model(parseJson(text));
    const error: JsonError | undefined = model.jsonErrors?.[0];
    const isEmpty = model.getAllQuestions().length === 0;
    model.dispose();
    // SurveyJS does not name the type.
    if (error?.type === 'incorrecttypeproperty')
      return format(texts.errorType, { name: String(error.jsonObj?.type) });
    if (error) return format(texts.errorSurvey, { reason: error.message });
    return isEmpty ? texts.errorQuestions : undefined;
  } catch (cause) {
    return format(texts.errorSurvey, { reason: (cause as Error).message });
  }
}
