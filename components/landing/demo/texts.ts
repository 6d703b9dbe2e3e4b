import type { LandingTexts } from '@/lib/i18n/en/landing';

const names = [
  'demoRun',
  'demoAgain',
  'demoStarting',
  'demoProgress',
  'demoDone',
  'demoUnexpected',
  'demoReset',
  'demoFailed',
  'demoRequest',
  'demoAnswer',
  'demoNoBody',
  'demoWaiting',
] as const satisfies (keyof LandingTexts)[];

/** The texts that the demonstration needs in the browser. */
export type DemoTexts = Pick<LandingTexts, (typeof names)[number]>;

/** Picks the texts of the demonstration, so that the page carries no others. */
export function demoTexts(messages: LandingTexts): DemoTexts {
  const entries = names.map((name) => [name, messages[name]] as const);
  return Object.fromEntries(entries) as DemoTexts;
}
