import type { ConsoleTexts } from '../en/console';

export const console: ConsoleTexts = {
  loadFailed: 'Die Konsole konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  barLabel: 'Server, Konto und Daten',
  badAddress: 'Die URL dieser Seite ist ungültig. {problem}',
  copy: 'Kopieren',

  // The list of operations.
  operations: 'Operationen',
  skip: 'Zur ersten Operation springen',

  // Server, account, sandbox, values and history.
  server: 'Zielserver',
  account: 'Konto',
  menu: 'Daten und Verlauf',
  signedInAs: 'Angemeldet als {email}',
  ownToken: 'Ihr Zugriffstoken wird verwendet',
  until: 'bis {time}',
  renewed: ', wird automatisch erneuert',
  signingIn: 'Anmeldung läuft …',
  notSignedIn: 'Nicht angemeldet',
  signOut: 'Abmelden',
  signInAdministrator: 'Als Administrator anmelden',
  otherAccount: 'Anderes Konto oder Token …',
  signIn: 'Anmelden …',
  passwordRestored: 'Das Kennwort von {email} wurde in dieser Sandbox geändert. Es lautet wieder {password}.',
  sandbox: 'Sandbox im Browser',
  sandboxIdle: 'Startet mit der ersten Anfrage. Die Daten werden in diesem Browser gespeichert.',
  sandboxStarting: 'Startet …',
  sandboxReady: 'Läuft. Die Daten sind in diesem Browser gespeichert und gelten für alle Tabs.',
  sandboxMemory:
    'Läuft im Arbeitsspeicher. Wenn Sie diese Seite verlassen, gehen die Daten verloren: {reason}',
  savePrevious: 'Bisherige Daten exportieren',
  previousSaved: 'Bisherige Daten exportiert.',
  reset: 'Zurücksetzen …',
  export: 'Exportieren',
  import: 'Importieren …',
  dataFile: 'Datei mit Sandbox-Daten',
  exported: 'Daten exportiert.',
  imported: '{file} importiert.',
  hasDemo: 'Die Sandbox enthält wieder die Beispieldaten.',
  keepData: 'Daten behalten',
  replaceTitle: 'Sandbox-Daten ersetzen?',
  replaceMeans:
    'Ersetzt alle Formulare, Vorlagen und Einsendungen in diesem Browser durch die aus {file}, in jedem Tab. Um die bisherigen Daten zu behalten, exportieren Sie sie vorher.',
  replace: 'Daten ersetzen',
  resetTitle: 'Sandbox zurücksetzen?',
  resetMeans:
    'Löscht alle Formulare, Vorlagen und Einsendungen in diesem Browser, in jedem Tab, und stellt die Beispieldaten wieder her. Um die bisherigen Daten zu behalten, exportieren Sie sie vorher.',
  resetDo: 'Löschen und zurücksetzen',
  values: 'Werte',
  valuesMean:
    'IDs, Namen und Token Ihrer letzten Antworten füllen die nächsten Anfragen aus. Schreiben Sie {example} in ein Feld oder einen Body, um einen Wert zu verwenden. Die Werte bleiben, bis Sie die Seite verlassen.',
  valueFrom: 'aus {operation}',
  valueYours: 'eigener Wert',
  forget: 'Löschen',
  forgetAll: 'Alle löschen',
  newName: 'Name eines neuen Werts',
  newValue: 'Neuer Wert',
  name: 'Name',
  value: 'Wert',
  add: 'Hinzufügen',
  recent: 'Letzte Anfragen',
  recentEmpty:
    'Noch keine Anfragen. Gesendete Anfragen erscheinen hier, nur in diesem Browser und ohne Kennwörter und Token.',
  fillSecrets:
    'Geben Sie {names} ein: Kennwörter und Token werden nicht gespeichert. Wählen Sie dann „Senden“.',
  wentElsewhere:
    'Diese Anfrage ging an {target}. Um sie an den gewählten Server zu schicken, wählen Sie „Senden“.',
  changesData: 'Diese Anfrage ändert Daten. Prüfen Sie sie und wählen Sie dann „Senden“.',
  noResponseShort: 'keine',
  runAgain: 'Erneut ausführen',
  fillAgain: 'Erneut ausfüllen',
  clearList: 'Liste leeren',
  linkFilled: 'Der Link hat {operation} ausgefüllt. Prüfen Sie die Anfrage, bevor Sie sie senden.',
  noAnchor: 'Den Abschnitt „{anchor}“ gibt es auf dieser Seite nicht.',

  // An operation and its form.
  open: 'ohne Anmeldung',
  tokenSent: 'Token wird gesendet',
  needsToken: 'Token erforderlich',
  reference: 'Referenzseite',
  formLoading: 'Das Formular wird geladen …',
  example: 'Beispiel',
  body: 'Request-Body',
  bodyRequired: 'Der Request-Body ist erforderlich.',
  restore: 'Auf Beispiel zurücksetzen',
  bodyTooDeep: 'Der Request-Body ist tiefer als {levels} Ebenen verschachtelt. Die API lehnt ihn ab.',
  pick: 'Auswählen',
  existing: 'Vorhandene Werte von {parameter}',
  newestFirst: 'Neueste zuerst …',
  noneYet: 'Noch keine',
  addEntry: '{parameter} hinzufügen',
  remove: 'Entfernen',
  removeEntry: '{parameter} {number} entfernen',
  properties: 'Felder',
  drawFailed: 'Dieser Teil konnte nicht angezeigt werden ({reason}). Ihre Eingaben sind noch da.',
  showAgain: 'Erneut anzeigen',

  // Where a request goes, and sending it.
  execute: 'Senden',
  cancel: 'Abbrechen',
  clear: 'Leeren',
  here: 'in diesem Browser',
  there: 'auf {origin}',
  withoutToken: '{place}, ohne Token',
  asUser: '{place}, als {email}',
  withToken: '{place}, mit Ihrem Token',
  sendToken: 'Auch das Zugriffstoken senden (Authorization)',
  sendTokenSignIn: 'Melden Sie sich an, um auch ein Zugriffstoken zu senden (Authorization)',
  keepJsonData:
    'Senden Sie das aktuelle jsonData mit. Ohne es ersetzt ein Endatix-Server die Fragen eines Formulars, das Einsendungen hat.',
  copyAs: 'Kopieren als …',
  shareLink: 'Link teilen',
  leftOut: 'Ohne: {names}.',
  linkCopied: 'Link kopiert.',
  copyLink: 'Kopieren Sie diesen Link: {link}',
  bodyTooLong: 'Der Body ist zu lang für die Anzeige als Code.',

  // The response.
  response: 'Antwort',
  previousResponse: 'Vorherige Antwort',
  theSandbox: 'die Sandbox in diesem Browser',
  waiting: 'Warten auf {place} …',
  fromIn: 'von {place} in {milliseconds} ms',
  cancelled:
    'Anfrage nach {milliseconds} ms abgebrochen. Der Server hat sie möglicherweise trotzdem verarbeitet.',
  contract: 'API-Spezifikation',
  asPromised: 'Die Antwort entspricht der API-Spezifikation.',
  unchecked:
    'Die Antwort wurde nicht mit der API-Spezifikation verglichen. Sie ist unvollständig oder zu lang.',
  unknownStatus: 'Status {status} ist für diese Operation nicht dokumentiert.',
  otherForm:
    'Die Antwort weicht von der API-Spezifikation ab: {differences}. Prüfen Sie, ob es ein Endatix-Server dieser Version ist.',
  knownForm:
    'Weicht von der API-Spezifikation ab ({differences}). Das ist eine bekannte Abweichung von Endatix-Servern: {pages}.',
  knownStatus:
    'Status {status} ist für diese Operation nicht dokumentiert. Endatix-Server senden ihn in diesen bekannten Fällen: {pages}.',
  noEndatix:
    '{origin} antwortet mit {status}, ist aber keine Endatix-API. Geben Sie den Teil der Server-URL vor /api ein.',
  responseHeaders: 'Antwort-Header',
  headers: 'Header',
  bodyLabel: 'Body',
  bytes: '{count} Bytes',
  cutOffEmpty: 'Die Verbindung wurde unterbrochen, bevor der Body ankam.',
  cutOff: 'Die Verbindung wurde unterbrochen. Die ersten {size} sind angekommen.',
  tooLarge: 'Die Antwort ist zu groß für diese Seite. Die ersten {size} sind angekommen.',
  tokenHidden:
    'Der Server hat Ihr Zugriffstoken in diese Antwort geschrieben. Es ist hier, in Kopien und in Dateien verborgen. Betreiben Sie den Server mit Production, damit das nicht geschieht.',
  noBody: 'Die Antwort hat keinen Body.',
  tooLong: 'Die Antwort ist mit {size} zu lang für die Anzeige. Speichern Sie sie als Datei.',
  binary: 'Die Antwort enthält {size} Binärdaten ({type}). Speichern Sie sie als Datei.',
  noType: 'ohne Angabe des Typs',
  save: 'Antwort speichern',
  wrap: 'Zeilen umbrechen',
  sentCode: 'Anfrage als Code',
  sandboxCode:
    'Die Sandbox hat keine URL. Der Code ruft dieselbe API auf Ihrem Rechner auf: Starten Sie sie mit {command} und verwenden Sie IDs, die es dort gibt.',
  codeLanguage: 'Sprache',
  signInFirst: 'Zuerst anmelden',
  documented: 'Dokumentierte Antworten',
  noDocumentedBody: 'Diese Antwort hat keinen Body.',
  partFailed: 'Dieser Teil konnte nicht geladen werden. Schließen und öffnen Sie ihn erneut.',
  everyOperation: 'Alle Operationen',
  withRecords: 'Mit den aufgezeichneten Antworten',

  // What to do about a response.
  noTokenSandbox: 'Die Anfrage hatte kein gültiges Token.',
  noTokenServer:
    'Die Anfrage enthielt kein gültiges Token. Melden Sie sich an diesem Server an und wählen Sie dann „Senden“.',
  toSandbox: 'Zur Sandbox',
  signInAndExecute: 'Anmelden und erneut senden',
  nothingThere:
    'Mit dieser ID gibt es hier kein Element. Eine frühere Anfrage hat es möglicherweise gelöscht oder geändert, oder es liegt auf einem anderen Server. „Auswählen“ zeigt die vorhandenen Werte.',
  nothingThereIds:
    'Mit diesen IDs gibt es hier kein Element. Eine frühere Anfrage hat es möglicherweise gelöscht oder geändert, oder es liegt auf einem anderen Server. „Auswählen“ zeigt die vorhandenen Werte.',
  resetHelps: '„Zurücksetzen“ stellt die Beispieldaten wieder her.',
  lockedOut:
    'Das Kennwort wurde in dieser Sandbox möglicherweise geändert. „Als Administrator anmelden“ funktioniert trotzdem, und „Zurücksetzen“ stellt das erste Kennwort wieder her.',
  sandboxError:
    'Die Sandbox konnte ihre Daten nicht lesen. Eine importierte Datei kann die Ursache sein. „Zurücksetzen“ stellt die Beispieldaten wieder her.',

  // Failures on request and webhook messages of the sandbox.
  failures: 'Fehler simulieren',
  failuresMean:
    'Jede Anfrage dieser Operation schlägt so fehl, bis Sie „Keiner“ wählen. Eine Verzögerung allein macht sie nur langsamer.',
  failure: 'Fehler',
  failureNone: 'Keiner',
  failureLost: 'Verbindung abgebrochen',
  failureDelay: 'Verzögerung (ms)',
  failureSent: 'Die Anfrage wird mit {header} gesendet.',
  webhooks: 'Webhook-Nachrichten',
  webhooksEmpty:
    'Noch keine Nachrichten. Legen Sie ein Formular an, ändern Sie eines oder schließen Sie eine Einsendung ab.',
  webhooksMean:
    'Ihre Anfragen haben diese Nachrichten ausgelöst. Die Sandbox sendet sie nicht. Sie zeigt, wann ein Endatix-Server mit Standardeinstellungen es ungefähr versucht, denn jede Wartezeit schwankt.',
  receiver: 'Der Empfänger',
  receiverWorks: 'antwortet mit 200',
  receiverRecovers: 'antwortet einmal mit 503, dann mit 200',
  receiverFails: 'antwortet immer mit 503',
  receiverAsksToWait: 'antwortet mit 429 und Retry-After: 30',
  receiverRejects: 'lehnt die Verbindung ab',
  receiverIsSlow: 'braucht länger als 10 Sekunden',
  webhookAttempt: 'Nach {seconds} s: {outcome}',
  webhookLost: 'keine Verbindung',
  webhookTimeout: 'keine Antwort innerhalb von 10 s',
  webhookDelivered: 'Die Nachricht ist zugestellt.',
  webhookNotRetried: 'Der Server gibt auf. Er wiederholt nur nach einer Antwort.',
  webhookNoRetriesLeft: 'Der Server gibt nach der letzten Wiederholung auf.',
  webhookNoTimeLeft: 'Der Server gibt auf. Alle Versuche zusammen haben 120 Sekunden.',
};
