import type { PanelTexts } from '../en/panel';

export const panel: PanelTexts = {
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
