import type { LocaleCode } from '@/theme.config';
import { example as de } from './de/example';
import { type ExampleTexts, example as en } from './en/example';

/** Texts before the first run. An example uses the language of the text around it. */
export const exampleTexts: Readonly<Record<LocaleCode, ExampleTexts>> = { en, de };
