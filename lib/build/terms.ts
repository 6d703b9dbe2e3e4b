import type { LocaleCode } from '@/theme.config';

interface TermEntry {
  /** One sentence, by code of the language. */
  definition: Readonly<Record<LocaleCode, string>>;
  /** Where the term is explained. */
  href: string;
}

/** Terms that pages link to where they are explained: definition in one sentence, and the section that says more. */
export const terms: Record<string, TermEntry> = {
  'snowflake id': {
    definition: {
      en: 'A 64-bit number made of a time stamp, a generator number and a sequence; rises with time.',
      de: 'Eine 64-Bit-Zahl aus Zeitstempel, Generatornummer und laufender Nummer; wächst mit der Zeit.',
    },
    href: '/docs/getting-started/architecture#ids',
  },
  tenant: {
    definition: {
      en: 'The owner of forms, templates and submissions; a request works in exactly one tenant.',
      de: 'Der Eigentümer von Formularen, Vorlagen und Einsendungen; eine Anfrage arbeitet in genau einem Mandanten.',
    },
    href: '/docs/getting-started/architecture#multi-tenancy',
  },
  'form definition': {
    definition: {
      en: 'One version of the questions of a form, as SurveyJS JSON text.',
      de: 'Eine Fassung der Fragen eines Formulars, als JSON-Text von SurveyJS.',
    },
    href: '/docs/getting-started/architecture#entities',
  },
  submission: {
    definition: {
      en: 'The answers of one person to one form definition, complete or not.',
      de: 'Die Antworten einer Person auf eine Formulardefinition, vollständig oder nicht.',
    },
    href: '/docs/getting-started/architecture#entities',
  },
  'partial submission': {
    definition: {
      en: 'A submission that is stored but not complete; its token lets the respondent go on later.',
      de: 'Eine gespeicherte, noch unvollständige Einsendung; mit ihrem Token geht es später weiter.',
    },
    href: '/docs/getting-started/quick-start#save-half-an-answer',
  },
  'submission token': {
    definition: {
      en: 'The secret that opens one incomplete submission without a login for 24 hours.',
      de: 'Das Geheimnis, das eine unvollständige Einsendung 24 Stunden lang ohne Anmeldung öffnet.',
    },
    href: '/docs/getting-started/architecture#submissions',
  },
  'access token': {
    definition: {
      en: 'The JWT that a client sends as bearer token with each protected request.',
      de: 'Das JWT, das ein Client mit jeder geschützten Anfrage als Bearer-Token sendet.',
    },
    href: '/docs/building-your-solution/authentication/endatix-jwt#what-is-in-the-access-token',
  },
  'refresh token': {
    definition: {
      en: 'The secret that is exchanged once for a new pair of tokens.',
      de: 'Das Geheimnis, das einmal gegen ein neues Paar Token getauscht wird.',
    },
    href: '/docs/building-your-solution/authentication/endatix-jwt#refresh',
  },
  'policy scheme': {
    definition: {
      en: 'The authentication scheme that hands a request to the scheme of the issuer of its token.',
      de: 'Das Authentifizierungsschema, das eine Anfrage an das Schema des Ausstellers ihres Tokens weitergibt.',
    },
    href: '/docs/building-your-solution/authentication#how-a-request-is-checked',
  },
  'domain event': {
    definition: {
      en: 'A notification published inside the process after data is saved.',
      de: 'Eine Nachricht innerhalb des Prozesses, veröffentlicht nachdem Daten gespeichert sind.',
    },
    href: '/docs/getting-started/architecture#events-and-webhooks',
  },
  webhook: {
    definition: {
      en: 'An HTTP POST that tells another system about an event.',
      de: 'Ein HTTP-POST, der einem anderen System ein Ereignis meldet.',
    },
    href: '/docs/guides/webhooks#events',
  },
  'route prefix': {
    definition: {
      en: 'The segment before all API routes, `api` unless changed in code.',
      de: 'Das Segment vor allen API-Routen, `api`, solange der Code nichts anderes bestimmt.',
    },
    href: '/docs/building-your-solution/deployment/subfolder-deployment#pick-a-shape',
  },
  'path base': {
    definition: {
      en: 'The part of the address that the host strips before routing.',
      de: 'Der Teil der Adresse, den der Host vor dem Routing abtrennt.',
    },
    href: '/docs/building-your-solution/deployment/subfolder-deployment#pick-a-shape',
  },
  'soft delete': {
    definition: {
      en: 'Marking a row as deleted so that no query returns it, without removing it.',
      de: 'Eine Zeile als gelöscht markieren, sodass keine Abfrage sie liefert, ohne sie zu entfernen.',
    },
    href: '/docs/getting-started/architecture#entities',
  },
};

/** Definition of a term in a language. */
export const definitionOf = ({ definition }: TermEntry, language: LocaleCode): string => definition[language];
