import { landingDe } from './de';
import { type LandingMessages, landingEn } from './en';

export type { LandingMessages } from './en';

const catalogue: Record<string, LandingMessages> = { en: landingEn, de: landingDe };

/** Texts of the landing page in a language; throws when the configuration names a language without them. */
export function getLandingMessages(code: string): LandingMessages {
  const messages = catalogue[code];
  if (!messages)
    throw new Error(
      `No landing page texts for language "${code}": add lib/i18n/landing/${code}.ts and list it in lib/i18n/landing/index.ts.`,
    );
  return messages;
}
