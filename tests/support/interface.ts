import { console } from '@/shared/i18n/en/console';
import { example } from '@/shared/i18n/en/example';
import { liveForm } from '@/shared/i18n/en/live-form';
import { operation } from '@/shared/i18n/en/operation';
import { panel } from '@/shared/i18n/en/panel';
import { search } from '@/shared/i18n/en/search';
import { format } from '@/shared/i18n/format';
import { languages } from '@/shared/i18n/languages';
import { templatePattern } from './pattern';

/** The English interface texts. Tests refer to texts by key, so that the wording can change. */
export const ui = {
  ...languages.en,
  console,
  example,
  liveForm,
  operation,
  panel,
  search,
};

/** Returns a pattern for an interface text with these values, and with anything in place of the others. */
export function saying(text: string, values: Record<string, string | number> = {}): RegExp {
  return new RegExp(templatePattern(format(text, values), /\{\w+\}/, '.*'));
}
