import type { LandingTexts } from '../en/landing';

export const landing: LandingTexts = {
  title: 'Formulare und Einsendungen für .NET, hinter einer REST-API, die Ihnen gehört.',
  description:
    'Endatix speichert Formulare und Einsendungen hinter einer REST-API, die Sie selbst betreiben: .NET mit SQL Server oder PostgreSQL. Vorab im Browser testen.',
  lead: 'Endatix verwaltet SurveyJS-Formulare und ihre Versionen. Befragte antworten ohne Benutzerkonto und können später weitermachen, und Ihre Systeme erfahren von jeder abgeschlossenen Einsendung. Betreiben Sie es eigenständig oder in Ihrer ASP.NET-Core-Anwendung.',
  quickStart: 'In zehn Minuten starten',
  apiReference: 'API-Referenz',

  loopTitle: 'Formular ausfüllen, Anfragen mitlesen',
  loopText:
    'Beantworten Sie drei Fragen. Die Antworten werden beim Tippen gespeichert, mit einem Token fortgesetzt und dem Administrator angezeigt. Die API läuft in dieser Seite.',
  loopRespondent: 'Befragte',
  loopAdministrator: 'Administrator',

  factsTitle: 'Eckdaten',
  factLicence: 'Lizenz',
  factLicenceText: 'API: MIT. Hub, die optionale Oberfläche: kommerzielle EULA.',
  factDatabase: 'Datenbank',
  factDatabaseText: 'SQL Server, Azure SQL oder PostgreSQL.',
  factRuntime: 'Laufzeit',
  factRuntimeText: '.NET 9 im hier beschriebenen Stand, .NET 10 ab Paket 0.5.0.',
  factContract: 'Schnittstelle',
  factContractText: 'OpenAPI-Dokument {version} mit {operations} Operationen.',

  demoTitle: 'Erst ausführen, dann installieren',
  demoText:
    'Die API läuft auch in dieser Seite, auf SQLite in einem Worker Ihres Browsers. Diese vier Anfragen sind echt und bleiben auf Ihrem Rechner.',
  demoRun: 'In diesem Browser ausführen',
  demoAgain: 'Erneut ausführen',
  demoStarting: 'Die API startet in diesem Browser …',
  demoProgress: 'Anfrage {step} von {steps}: {status}, {ms} ms.',
  demoDone:
    'Alle {steps} Anfragen sind in {ms} ms abgeschlossen. Sie haben ein Formular und eine Einsendung angelegt.',
  demoUnexpected:
    'Anfrage {step} ergab {status} statt {expected}. Die Ursache steht in der Antwort. Falls die Sandbox-Daten vorher geändert wurden, setzen Sie die Sandbox zurück.',
  demoReset: 'Sandbox zurücksetzen und erneut ausführen',
  demoFailed: 'Die API konnte in diesem Browser nicht starten: {reason}',
  demoRequest: 'Anfrage',
  demoAnswer: 'Antwort',
  demoNoBody: 'ohne Body',
  demoWaiting: 'noch nicht gesendet',
  demoSignIn: 'Als Administrator anmelden',
  demoCreate: 'Formular anlegen',
  demoSubmit: 'Antworten einsenden, ohne Token',
  demoList: 'Einsendungen auflisten',
  demoNext: 'So führen Sie jede Operation in der {link} aus.',
  demoNextLink: 'API-Referenz',

  scopeTitle: 'Was es kann und was Sie ergänzen',
  scopeText: 'Beide Listen sind kurz. Alle Funktionen und Grenzen finden Sie unter {link}.',
  scopeLink: 'Was ist Endatix?',
  doesTitle: 'Endatix',
  does1: 'Speichert Versionen eines Formulars. Eine Einsendung bleibt bei der Version, zu der sie gehört.',
  does2: 'Speichert unvollständige Einsendungen und setzt sie mit einem Token fort, ohne Benutzerkonto.',
  does3: 'Führt einen Prüfstatus, filtert Einsendungen und exportiert sie als CSV.',
  does4: 'Sendet Webhooks mit Wiederholungen und löst Ereignisse aus, die Ihr C#-Code behandelt.',
  does5: 'Meldet Benutzer an: mit eigenen JWTs, mit Google, mit Keycloak oder mit Ihrem Anbieter.',
  does6: 'Trennt Mandanten anhand eines Claims im Zugriffstoken.',
  doesNotTitle: 'Sie ergänzen',
  doesNot1: 'Die Prüfung auf dem Server. Die Regeln eines Formulars laufen im SurveyJS-Client.',
  doesNot2:
    'Eine Sperre für deaktivierte Formulare. Dieser Stand speichert das Kennzeichen und nimmt weiter Einsendungen an.',
  doesNot3: 'Rollen. Jedes angemeldete Konto hat vollen Zugriff auf seinen Mandanten.',
  doesNot4:
    'Eine dauerhafte Webhook-Warteschlange. Die eingebaute liegt im Arbeitsspeicher und ist nach einem Neustart leer.',
  doesNot5: 'Dateispeicher. Hochgeladene Dateien sind Teil der Antworten.',
  doesNot6: 'Begrenzung der Anfragen, etwa an einem Reverse Proxy.',

  partsTitle: 'Die Teile',
  partsText: 'Ein Prozess, eine Datenbank. Alles andere ist optional oder gehört Ihnen schon.',
  diagramTitle: 'Die Teile einer Installation',
  diagramText:
    'Ihr Code und der Hub rufen die Endatix API über REST auf. Die API speichert in SQL Server oder PostgreSQL und sendet Webhooks an Ihre Systeme.',
  diagramOptional: 'optional',
  diagramWebhooks: 'Webhooks',
  diagramOr: 'oder PostgreSQL',
  partCode: 'Ihr Code',
  partCodeText:
    'Zeigt das Formular und sendet die Antworten: aus einer Seite, einer App oder einem Server. C#-Code kann auch in der API selbst laufen, mit Endpunkten, Ereignisbehandlung und Anmeldeanbietern.',
  partApi: 'Endatix API',
  partApiText:
    'Ein ASP.NET-Core-Prozess mit REST, Swagger UI, Health Checks und Webhooks. Eigenständig oder als Pakete in Ihrem Host.',
  partHub: 'Endatix Hub',
  partHubText:
    'Weboberfläche zum Erstellen von Formularen und Lesen von Einsendungen. Sie nutzt dieselbe REST-API, Sie können sie also durch Ihre eigene ersetzen.',
  partDatabase: 'Datenbank',
  partDatabaseText:
    'Ihr SQL Server, Azure SQL oder PostgreSQL. Migrationen laufen beim Start, außer Sie schalten sie ab.',
  partSystems: 'Ihre Systeme',
  partsMore: 'Zur Architektur',

  startTitle: 'Drei Wege zum Start',
  startText:
    'Stabile Pakete weichen vom hier beschriebenen Stand ab. Jede Anleitung zeigt, welche Version was enthält.',
  startNuget: 'NuGet',
  startNugetText: 'In Ihre ASP.NET-Core-Anwendung: zwei Aufrufe in Program.cs, eine Einstellungsdatei.',
  startNugetLink: 'Mit NuGet einrichten',
  startRepository: 'Repository',
  startRepositoryText:
    'Genau dieser Stand, mit Tests und Migrationen. Braucht das .NET-9-SDK und eine Datenbank.',
  startRepositoryLink: 'Aus dem Quelltext einrichten',
  startDocker: 'Docker',
  startDockerText: 'API, Hub und PostgreSQL auf Ihrem Rechner, mit der Compose-Datei der Anleitung.',
  startDockerLink: 'In Containern betreiben',

  guidesTitle: 'Aufgabe finden',
  guidesText: 'Anleitungen nach Aufgabe, jede mit Fehlerbehebung am Ende. Diese Seiten sind auf Englisch.',
  guideWebhooks: 'Webhooks in C#, Node.js oder Python empfangen',
  guideJwt: 'Benutzer mit Token anmelden',
  guideGoogle: 'Mit Google anmelden',
  guideKeycloak: 'Keycloak anbinden',
  guideExtend: 'Endpunkte und Ereignisbehandlung hinzufügen',
  guideCors: 'Die API aus einem Browser aufrufen',
  guideDatabase: 'Datenbank wählen und einstellen',
  guideSubfolder: 'In einem Unterverzeichnis hinter einem Proxy betreiben',
  guideProduction: 'Container für den Produktivbetrieb vorbereiten',
  guideSettings: 'Eine Einstellung nachschlagen',
};
