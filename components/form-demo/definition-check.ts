import { Model } from 'survey-core';
import { parseJson } from '@/lib/api/json';
import { jsonError } from '@/lib/api/json-tokens';
import type { LiveFormTexts } from '@/lib/i18n/en/live-form';
import { format } from '@/lib/i18n/format';

/** Returns the first problem in the text of a definition; undefined for one that can be published. */
export function checkDefinition(text: string, texts: LiveFormTexts): string | undefined {
  const error = jsonError(text);
  if (error) {
    const near = text.slice(error.position).trim().slice(0, 20) || texts.end;
    return format(texts.errorJson, { line: text.slice(0, error.position).split('\n').length, near });
  }
  if (!text.trimStart().startsWith('{')) return texts.errorNotObject;
  try {
    const model = new Model(parseJson(text));
    const reason: string | undefined = model.jsonErrors?.[0]?.message;
    const isEmpty = model.getAllQuestions().length === 0;
    model.dispose();
    if (reason) return format(texts.errorSurvey, { reason });
    return isEmpty ? texts.errorQuestions : undefined;
  } catch (cause) {
    return format(texts.errorSurvey, { reason: (cause as Error).message });
  }
}
