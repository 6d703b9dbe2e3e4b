import { textsByCode } from '../lookup';

const en = {
  running: 'Running…',
  stoppedAt: 'Stopped at “{title}”:',
  duration: 'in {milliseconds} ms',
  asExpected: 'as expected',
  unexpected: '{status} was expected',
  noBody: 'The answer has no body.',
  noValue: 'No answer on this page has given a value for {names} yet. Run the examples in order.',
  valueMissing: 'A value for {names} is missing. First comes {steps}.',
  step: '“{title}”',
  nextStep: 'then',
  runEarlier: 'Run the earlier steps too',
  signIn: 'Sign in as the administrator of a fresh server',
  noAnswer:
    'No answer from {origin} ({reason}). Check that the server runs, that the browser trusts its certificate and that its CORS settings allow this site.',
  corsSettings: 'How to allow a site',
  runsAgainst: 'Runs against',
  sandbox: 'the sandbox in this page',
  ownServer: 'my own server',
  address: 'Address',
  noAddress: '"{text}" is no address. Write scheme and host, such as {example}.',
  noScheme: '"{text}" does not start with https:// or http://. Write it as {example}.',
  bareAddress: 'Leave user name, password, query and hash out of the address.',
} as const;

/** Typed set of these texts; a missing or surplus key in a translation fails the type check. */
export type PanelTexts = { readonly [Key in keyof typeof en]: string };

const de: PanelTexts = {
  running: 'Läuft …',
  stoppedAt: 'Angehalten bei „{title}“:',
  duration: 'in {milliseconds} ms',
  asExpected: 'wie erwartet',
  unexpected: 'erwartet war {status}',
  noBody: 'Die Antwort hat keinen Inhalt.',
  noValue:
    'Noch hat keine Antwort dieser Seite einen Wert für {names} geliefert. Führen Sie die Beispiele der Reihe nach aus.',
  valueMissing: 'Ein Wert für {names} fehlt. Zuerst kommt {steps}.',
  step: '„{title}“',
  nextStep: 'dann',
  runEarlier: 'Frühere Schritte mit ausführen',
  signIn: 'Als Administrator eines frischen Servers anmelden',
  noAnswer:
    'Keine Antwort von {origin} ({reason}). Prüfen Sie, ob der Server läuft, ob der Browser seinem Zertifikat vertraut und ob seine CORS-Einstellungen diese Website zulassen.',
  corsSettings: 'So wird eine Website zugelassen',
  runsAgainst: 'Ausgeführt auf',
  sandbox: 'der Sandbox in dieser Seite',
  ownServer: 'meinem eigenen Server',
  address: 'Adresse',
  noAddress: '„{text}“ ist keine Adresse. Schreiben Sie Schema und Host, etwa {example}.',
  noScheme: '„{text}“ beginnt nicht mit https:// oder http://. Schreiben Sie die Adresse wie {example}.',
  bareAddress: 'Lassen Sie Benutzername, Kennwort, Abfrage und Hash aus der Adresse weg.',
};

/** Texts of a run in a language; those of the default language where it has none. */
export const getPanelTexts = textsByCode<PanelTexts>({ en, de });
