import type { PanelTexts } from '../en/panel';
import './problems';

export const panel: PanelTexts = {
  serverOnly:
    'Die Sandbox hat diese Operation nicht. Wählen Sie Ihren eigenen Server, dann bekommt er die Anfrage.',
  stoppedAt: 'Angehalten bei „{title}“:',
  duration: 'in {milliseconds} ms',
  known: 'Bekannte Abweichung von Endatix-Servern:',
  possible: 'Mögliche Ursache, bekannt von Endatix-Servern:',
  unexpected: '{status} erwartet',
  noValue:
    'Es fehlt: {names}. Führen Sie die Beispiele der Reihe nach aus. Wenn eines fehlschlägt, steht dort, was zu tun ist.',
  noToken:
    'Diese Anfrage braucht ein Zugriffstoken. Melden Sie sich an Ihrem Server an, dann geht die Ausführung weiter.',
  valueMissing:
    'Es fehlt: {names}. Das kommt aus einer erfolgreichen Antwort auf {steps}. Wenn die Anfrage fehlgeschlagen ist, steht bei ihrer Antwort, was zu tun ist.',
  step: '„{title}“',
  nextStep: 'dann',
  runEarlier: 'Frühere Schritte mit ausführen',
  signIn: 'Als Administrator eines neuen Servers anmelden',
  runsAgainst: 'Ziel',
  sandbox: 'Sandbox (in Ihrem Browser)',
  ownServer: 'Ihr Server',
  address: 'Basis-URL',
  use: 'Verwenden',
  sandboxMeans: 'Die API läuft in dieser Seite. Anfragen und Daten bleiben in Ihrem Browser.',
  memoryMeans:
    'Die API läuft in dieser Seite. Der Browser kann ihre Daten nicht speichern, sie gehen beim Verlassen der Seite verloren.',
  serverMeans: 'Anfragen gehen aus Ihrem Browser direkt an {origin}. Diese Website sieht sie nicht.',
  probing: '{origin} wird geprüft …',
  isEndatix: 'Unter {origin} antwortet eine Endatix-API.',
  releaseLater: 'Dort läuft Release 0.7 oder ein späteres. Antworten werden auch damit verglichen.',
  releaseEarlier: 'Dort läuft ein Release vor 0.7.',
  releaseUnknown: 'Das Release ist noch nicht bekannt. Um den Server zu fragen, wählen Sie „{use}“.',
  shortened: 'Anfragen ergänzen den Pfad der API selbst, die Basis-URL ist also {origin}.',
  isOther:
    '{origin} antwortet mit Status {status}, ist aber keine Endatix-API. Geben Sie den Teil der URL Ihres Servers vor /api ein.',
  wait: 'Warten auf eine Antwort …',
  cancel: 'Abbrechen',
  cancelled: 'Ausführung abgebrochen.',
  previous: 'Vorherige Antwort',
  otherForm: 'Die Antwort weicht von der API-Spezifikation ab: {differences}.',
  otherStatus: 'Status {status} ist für diese Operation nicht dokumentiert.',
  asLater: 'So antwortet Release 0.7:',
  laterReleases: 'Spätere Releases',
  causesOf500: 'Ursachen von 500',
  noOperation: '{origin} hat diese Operation nicht. Releases haben verschiedene, siehe {page}.',
  copy: 'Kopieren',
  wrap: 'Zeilen umbrechen',
  save: 'Antwort speichern',
  details: 'Details und Header',
  headers: 'Header',
  bodyLabel: 'Body',
  bytes: '{count} Byte',
  noBody: 'Die Antwort hat keinen Body.',
  cutOffEmpty: 'Die Verbindung wurde unterbrochen, bevor der Body angekommen ist.',
  cutOff: 'Die Verbindung wurde unterbrochen. Die ersten {size} sind angekommen.',
  tooLarge: 'Die Antwort ist zu groß für diese Seite. Die ersten {size} sind angekommen.',
  tooLong: 'Die Antwort ist mit {size} zu lang für die Anzeige. Speichern Sie sie als Datei.',
  binary: 'Die Antwort enthält {size} Binärdaten ({type}). Speichern Sie sie als Datei.',
  noType: 'kein Typ angegeben',
  guessed:
    'Die Bytes passen nicht zum Zeichensatz, den der Server nennt. Sie werden als {charset} gezeigt, und kein Wert wird daraus übernommen.',
  hiddenHeaders:
    'Browser verbergen Header, die der Server anderen Ursprüngen nicht freigibt, etwa Retry-After und WWW-Authenticate. cURL zeigt sie.',
  redirected: 'Der Server hat die Anfrage an {url} umgeleitet.',
  redirectedMethod:
    'Nach 301, 302 oder 303 senden Browser GET ohne Body. Vielleicht wurde {method} also nicht ausgeführt.',
  redirectedToken: 'An einen anderen Ursprung senden Browser das Zugriffstoken nicht.',
  useOrigin: '{origin} verwenden',

  // What to do about a response.
  noValidToken: 'Die Anfrage hatte kein gültiges Token.',
  privateForm:
    'Formulare sind seit 0.7.0 privat. Senden Sie PATCH /api/forms/{formId} mit isPublic: true, dann diese Anfrage noch einmal.',
  closedForm:
    'Dieses Formular gibt es hier nicht, oder es ist deaktiviert. Seit 0.6.0 kann niemand ein deaktiviertes Formular öffnen.',
  filterValues: 'Seit 0.6.0 trennt | die Werte eines Filters, ein Komma nicht.',
  accountMoved:
    'Nur Builds vom Oktober 2025 haben diese Operation. Seit 0.5.0 gibt GET /api/auth/me das Konto zurück.',
  lockedOut:
    'Das Kennwort des Administrators wurde möglicherweise in dieser Sandbox geändert. „Anmelden und erneut senden“ stellt es wieder her.',
  otherUser:
    'Ihr Server hat dieses Konto abgelehnt. Hat er einen anderen ersten Benutzer, melden Sie sich mit diesem Benutzer an.',
  signInAndSend: 'Anmelden und erneut senden',
  registered:
    'Vermutlich hat eine frühere Anfrage diese Adresse schon registriert. Um eine weitere zu registrieren, ändern Sie die E-Mail-Adresse.',
  disposable: 'Ihr Server lehnt Adressen von Wegwerfdiensten ab. Verwenden Sie eine andere Adresse.',
  jsonAsText: 'Diese Eigenschaft ist ein String, der JSON enthält. Senden Sie JSON.stringify(…) des Werts.',
  nameTaken:
    'Der Server nennt keinen Grund. Ein vergebener Name bewirkt das: Namen von Designs und eigenen Fragen sind eindeutig.',
  notFound:
    'Dieses Element gibt es hier nicht. Eine frühere Anfrage hat es möglicherweise gelöscht oder geändert, oder es liegt auf einem anderen Server.',
  startOver: 'Gespeicherte Werte löschen und neu beginnen',
  sandboxError:
    'Die Sandbox konnte ihre Daten nicht lesen. Eine importierte Datei kann das verursachen. Für die Demodaten wählen Sie auf der Seite „API-Referenz“ (englisch) am Ende „Reset…“.',

  signedInAs: 'Läuft als {email}.',
  withToken: 'Läuft mit Ihrem Token.',
  signInAt: 'Anmelden …',
  signOut: 'Abmelden',
  signInAtServer: 'An {origin} anmelden',
  email: 'E-Mail',
  password: 'Kennwort',
  signInNow: 'Anmelden',
  orToken: 'Oder ein Zugriffstoken einfügen',
  useToken: 'Dieses Token verwenden',
  keepSignedIn: 'Angemeldet bleiben, solange dieser Tab offen ist',
  tokensStored: 'Token bleiben in diesem Tab, bis Sie ihn schließen.',
  tokensDropped:
    'Token werden gelöscht, wenn Sie diese Seite verlassen, neu laden oder einen anderen Server wählen.',
  drawFailed: 'Dieser Teil konnte nicht angezeigt werden ({reason}).',
  again: 'Erneut anzeigen',
  noAddress: '„{text}“ ist keine gültige URL. Geben Sie Schema und Host ein, zum Beispiel {example}.',
  noScheme: '„{text}“ beginnt nicht mit https:// oder http://. Geben Sie die URL so ein: {example}.',
  bareAddress: 'Entfernen Sie Benutzername, Kennwort, Query und Hash aus der URL.',
};
