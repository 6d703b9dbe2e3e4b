import { textsByCode } from '../lookup';

const en = {
  stoppedAt: 'Stopped at “{title}”:',
  duration: 'in {milliseconds} ms',
  asExpected: 'as expected',
  unexpected: '{status} was expected',
  noBody: 'The answer has no body.',
  noValue: 'No answer on this page has given a value for {names} yet. Run the examples in order.',
  noToken: 'This request needs an access token. Sign in at your server below; the run then goes on.',
  valueMissing: 'A value for {names} is missing. First comes {steps}.',
  step: '“{title}”',
  nextStep: 'then',
  runEarlier: 'Run the earlier steps too',
  signIn: 'Sign in as the administrator of a fresh server',
  runsAgainst: 'Runs against',
  sandbox: 'Sandbox (in your browser)',
  ownServer: 'Your server',
  address: 'Base URL',
  use: 'Use',
  sandboxMeans:
    'The API itself runs in this page. Requests and data stay in your browser; nothing is sent anywhere.',
  serverMeans: 'Requests go from your browser straight to {origin}. This site does not see them.',
  probing: 'Looking what runs at {origin} …',
  isEndatix: 'An Endatix API answers at {origin}.',
  isOther:
    'Something answers at {origin} with status {status}, but it is no Endatix API. The base URL is what stands before /api in the addresses of your server.',
  wait: 'Waiting for an answer …',
  cancel: 'Cancel',
  cancelled: 'You cancelled this run.',
  former: 'The answer before',
  otherForm: 'but not in the form that the contract promises: {differences}',
  cutOff: 'The connection broke off in the middle of the answer; what arrived is below.',
  tooLong: 'The answer has {bytes} bytes, too many to be shown here. Save it as a file.',
  binary: 'The answer has {bytes} bytes that are no text. Save it as a file.',
  save: 'Save the answer',
  notFound:
    'There is nothing with this id (any more): an earlier run may have deleted or changed it, or it belongs to another server.',
  startOver: 'Forget what was learnt and start over',
  lockedOut: 'The password of the administrator was changed in this sandbox.',
  restore: 'Set it back and run again',
  signedInAs: 'Runs as {email}.',
  withToken: 'Runs with your token.',
  signInAt: 'Sign in …',
  signOut: 'Sign out',
  drawFailed: 'This part could not be shown ({reason}).',
  again: 'Show it again',
  noAddress: '"{text}" is no address. Write scheme and host, such as {example}.',
  noScheme: '"{text}" does not start with https:// or http://. Write it as {example}.',
  bareAddress: 'Leave user name, password, query and hash out of the address.',
} as const;

/** Typed set of these texts; a missing or surplus key in a translation fails the type check. */
export type PanelTexts = { readonly [Key in keyof typeof en]: string };

const de: PanelTexts = {
  stoppedAt: 'Angehalten bei „{title}“:',
  duration: 'in {milliseconds} ms',
  asExpected: 'wie erwartet',
  unexpected: 'erwartet war {status}',
  noBody: 'Die Antwort hat keinen Inhalt.',
  noValue:
    'Noch hat keine Antwort dieser Seite einen Wert für {names} geliefert. Führen Sie die Beispiele der Reihe nach aus.',
  noToken:
    'Diese Anfrage braucht ein Zugriffstoken. Melden Sie sich unten an Ihrem Server an; dann geht es weiter.',
  valueMissing: 'Ein Wert für {names} fehlt. Zuerst kommt {steps}.',
  step: '„{title}“',
  nextStep: 'dann',
  runEarlier: 'Frühere Schritte mit ausführen',
  signIn: 'Als Administrator eines frischen Servers anmelden',
  runsAgainst: 'Ausgeführt auf',
  sandbox: 'Sandbox (in Ihrem Browser)',
  ownServer: 'Ihr Server',
  address: 'Basisadresse',
  use: 'Verwenden',
  sandboxMeans:
    'Die API selbst läuft in dieser Seite. Anfragen und Daten bleiben in Ihrem Browser; nichts wird gesendet.',
  serverMeans: 'Anfragen gehen aus Ihrem Browser direkt an {origin}. Diese Website sieht sie nicht.',
  probing: 'Es wird nachgesehen, was unter {origin} läuft …',
  isEndatix: 'Unter {origin} antwortet eine Endatix-API.',
  isOther:
    'Unter {origin} antwortet etwas mit Status {status}, aber keine Endatix-API. Die Basisadresse ist, was in den Adressen Ihres Servers vor /api steht.',
  wait: 'Warten auf die Antwort …',
  cancel: 'Abbrechen',
  cancelled: 'Sie haben diesen Lauf abgebrochen.',
  former: 'Die vorherige Antwort',
  otherForm: 'aber nicht in der Form, die der Vertrag verspricht: {differences}',
  cutOff: 'Die Verbindung brach mitten in der Antwort ab; was ankam, steht unten.',
  tooLong: 'Die Antwort hat {bytes} Bytes, zu viele, um sie hier zu zeigen. Speichern Sie sie als Datei.',
  binary: 'Die Antwort hat {bytes} Bytes, die kein Text sind. Speichern Sie sie als Datei.',
  save: 'Antwort speichern',
  notFound:
    'Unter dieser ID gibt es nichts (mehr): Ein früherer Lauf kann es gelöscht oder geändert haben, oder es gehört zu einem anderen Server.',
  startOver: 'Gelerntes vergessen und neu beginnen',
  lockedOut: 'Das Kennwort des Administrators wurde in dieser Sandbox geändert.',
  restore: 'Zurücksetzen und erneut ausführen',
  signedInAs: 'Läuft als {email}.',
  withToken: 'Läuft mit Ihrem Token.',
  signInAt: 'Anmelden …',
  signOut: 'Abmelden',
  drawFailed: 'Dieser Teil konnte nicht gezeigt werden ({reason}).',
  again: 'Noch einmal zeigen',
  noAddress: '„{text}“ ist keine Adresse. Schreiben Sie Schema und Host, etwa {example}.',
  noScheme: '„{text}“ beginnt nicht mit https:// oder http://. Schreiben Sie die Adresse wie {example}.',
  bareAddress: 'Lassen Sie Benutzername, Kennwort, Abfrage und Hash aus der Adresse weg.',
};

/** Texts of a run in a language; those of the default language where it has none. */
export const getPanelTexts = textsByCode<PanelTexts>({ en, de });
