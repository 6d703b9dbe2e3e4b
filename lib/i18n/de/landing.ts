import type { LandingTexts } from '../en/landing';

export const landing: LandingTexts = {
  title: 'Formulare und Einsendungen für .NET, hinter einer REST-API, die Ihnen gehört.',
  description:
    'Endatix bewahrt Formulare und Antworten hinter einer REST-API auf, die Sie selbst betreiben: .NET mit SQL Server oder PostgreSQL. Vor dem Installieren im Browser ausprobieren.',
  lead: 'Endatix verwaltet SurveyJS-Formulare und ihre Fassungen, nimmt Antworten ohne Benutzerkonto entgegen, lässt angefangene später beenden und meldet Ihren Systemen, wenn eine vollständig ist. Betreiben Sie es eigenständig oder in Ihrer ASP.NET-Core-Anwendung.',
  quickStart: 'In zehn Minuten starten',
  apiReference: 'API-Referenz',

  loopTitle: 'Ein Formular ausfüllen, die Aufrufe sehen',
  loopText:
    'Drei Fragen, beim Tippen gespeichert, mit einem Token fortgesetzt, in der Liste des Administrators gefunden. Die API läuft in dieser Seite.',
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
    'Die dokumentierte API läuft auch in dieser Seite, auf SQLite in einem Worker Ihres Browsers. Hier sind vier echte Anfragen; keine davon verlässt Ihren Rechner.',
  demoRun: 'In diesem Browser ausführen',
  demoAgain: 'Noch einmal ausführen',
  demoStarting: 'Die API startet in diesem Browser …',
  demoProgress: 'Anfrage {step} von {steps}: {status}, {ms} ms.',
  demoDone:
    'Alle {steps} Anfragen sind beantwortet, zusammen in {ms} ms. Entstanden sind ein Formular und eine Einsendung.',
  demoUnexpected:
    'Anfrage {step} wurde mit {status} statt {expected} beantwortet; warum, steht in der Antwort. Falls die Kopie in diesem Browser vorher verändert wurde, hilft eine frische.',
  demoReset: 'Kopie verwerfen und noch einmal ausführen',
  demoFailed: 'Die API ist in diesem Browser nicht gestartet: {reason}',
  demoRequest: 'Anfrage',
  demoAnswer: 'Antwort',
  demoNoBody: 'ohne Inhalt',
  demoWaiting: 'noch nicht gesendet',
  demoSignIn: 'Als Administrator anmelden',
  demoCreate: 'Ein Formular anlegen',
  demoSubmit: 'Eine Antwort abgeben, ohne Token',
  demoList: 'Eingegangenes auflisten',
  demoNext: 'So lässt sich jede Operation in der {link} ausführen.',
  demoNextLink: 'API-Referenz',

  scopeTitle: 'Was es tut und was es Ihnen überlässt',
  scopeText: 'Beide Listen sind mit Absicht kurz. Die vollständigen stehen unter {link}.',
  scopeLink: 'Was ist Endatix?',
  doesTitle: 'Es kann',
  does1: 'Fassungen eines Formulars aufbewahren; eine Antwort bleibt bei der Fassung, zu der sie gehört.',
  does2: 'Eine halbe Antwort speichern und mit einem Token wieder öffnen, ohne Benutzerkonto.',
  does3: 'Einen Prüfstatus führen, Antworten filtern und als CSV exportieren.',
  does4: 'Webhooks mit Wiederholung senden und Ereignisse auslösen, die Ihr C#-Code behandelt.',
  does5:
    'Benutzer anmelden: mit eigenen JWTs, mit Google, mit Keycloak oder einem selbst geschriebenen Anbieter.',
  does6: 'Mandanten trennen, anhand eines Claims im Zugriffstoken.',
  doesNotTitle: 'Es kann nicht',
  doesNot1: 'Antworten gegen das Formular prüfen. Diese Regeln laufen im SurveyJS-Client.',
  doesNot2:
    'Ein Formular durch Deaktivieren schließen. Das Kennzeichen wird gespeichert, in diesem Stand aber nicht durchgesetzt.',
  doesNot3: 'Rollen unterscheiden. Jedes angemeldete Konto darf in seinem Mandanten alles.',
  doesNot4: 'Webhooks garantieren. Die Warteschlange liegt im Speicher und ist nach einem Neustart leer.',
  doesNot5: 'Dateien hochladen. Sie reisen in den Antworten mit.',
  doesNot6: 'Anfragen begrenzen. Das ist Sache eines vorgeschalteten Proxys.',

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
    'Zeigt das Formular und sendet die Antworten: aus einer Seite, einer App oder einem Server. C#-Code kann auch in der API selbst leben, mit Endpunkten, Ereignisbehandlung und Anmeldeanbietern.',
  partApi: 'Endatix API',
  partApiText:
    'Ein ASP.NET-Core-Prozess: REST, Swagger UI, Zustandsprüfung, Webhooks. Eigenständig oder als Pakete in Ihrem Host.',
  partHub: 'Endatix Hub',
  partHubText:
    'Weboberfläche zum Bauen von Formularen und Lesen von Antworten. Sie nutzt dieselbe REST-API und ist deshalb ersetzbar.',
  partDatabase: 'Datenbank',
  partDatabaseText:
    'Ihre eigene, in SQL Server, Azure SQL oder PostgreSQL. Migrationen laufen beim Start, wenn Sie sie nicht abschalten.',
  partSystems: 'Ihre Systeme',
  partsMore: 'Die ganze Architektur',

  startTitle: 'Drei Wege hinein',
  startText:
    'Kein stabiles Paket entspricht genau dem hier beschriebenen Stand; jede Anleitung sagt, welche Version was enthält.',
  startNuget: 'NuGet',
  startNugetText:
    'In eine eigene ASP.NET-Core-Anwendung. Zwei Aufrufe in Program.cs, eine Einstellungsdatei.',
  startNugetLink: 'Mit NuGet einrichten',
  startRepository: 'Repository',
  startRepositoryText:
    'Genau dieser Stand, mit Tests und Migrationen. Braucht das .NET-9-SDK und eine Datenbank.',
  startRepositoryLink: 'Aus dem Quelltext einrichten',
  startDocker: 'Docker',
  startDockerText: 'API, Hub und PostgreSQL auf Ihrem Rechner, mit der Compose-Datei der Anleitung.',
  startDockerLink: 'In Containern betreiben',

  guidesTitle: 'Wenn Sie wissen, was Sie brauchen',
  guidesText:
    'Anleitungen nach Aufgabe. Jede endet damit, was schiefgeht und wie man es behebt. Diese Seiten sind auf Englisch.',
  guideWebhooks: 'Webhooks in C#, Node.js oder Python empfangen',
  guideJwt: 'Benutzer mit Token anmelden',
  guideGoogle: 'Google-Konten zulassen',
  guideKeycloak: 'Keycloak anbinden',
  guideExtend: 'Endpunkte und Ereignisbehandlung hinzufügen',
  guideCors: 'Die API aus einem Browser aufrufen',
  guideDatabase: 'Datenbank wählen und einstellen',
  guideSubfolder: 'Unterhalb eines Pfads hinter einem Proxy betreiben',
  guideProduction: 'Container für den Produktivbetrieb vorbereiten',
  guideSettings: 'Eine Einstellung nachschlagen',
};
