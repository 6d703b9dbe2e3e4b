import { inflect } from './words';

/** Synonyms. Groups are separated by semicolons; a word also finds the others of its group. */
const SAME = `
  signup register registration; tenant tenants tenancy; stop prevent block close;
  disable hide off; backup dump; aad entra azuread microsoft; clone duplicate copy; throughput performance speed; pagination paging; whoami me claims; attach attachment upload file; free price cost
  licence license; mfa 2fa totp: factor mfa; behalf impersonate; survey surveys questionnaire form; responses answers submissions; remove delete;
  kubernetes k8s; postgres postgresql; mssql sqlserver; spam bots captcha recaptcha; explanation meaning glossary;
  diagram schema entities; secret key; directory folder subfolder; resume continue; troubleshoot troubleshooting
`;

/** German words, with the English words of the texts after the colon. */
const GERMAN = `
  formular formulare: form; einsendung einsendungen: submission; antwort: answer submission;
  antworten: answers submission; vorlage vorlagen: template; erstellen anlegen: create;
  loschen entfernen: delete; andern: change; lesen: read; auflisten liste: list;
  anmelden anmeldung: sign in login; abmelden: sign out logout; registrieren: register account;
  konto: account user; benutzer: user account; passwort kennwort: password; schlussel: key;
  signaturschlussel: signing key; umgebungsvariable: environment variable;
  umgebungsvariablen: environment variables; einstellung: setting; einstellungen: settings;
  konfiguration: configuration; fehler: error; fehlermeldung: error message errors;
  fehlermeldungen: error messages errors; meldung: message; datenbank: database; verbindung: connection;
  verbinden: connect connection; verbindungszeichenfolge: connection string; wiederholung: retry;
  wiederholungen: retries retry; lizenz: licence; zertifikat: certificate; mandant: tenant;
  mandanten: tenant tenants; berechtigung: permission; berechtigungen: permissions; recht rechte: permission; rolle: role; rollen: roles;
  protokoll: log; protokollierung: logging; sicherheit: security; sicherung: backup; wiederherstellen: restore;
  bereitstellung: deployment; bereitstellen: deploy; unterordner unterverzeichnis: subfolder;
  veroffentlichen: publish; entwurf: draft; freigeben: approve status; fortsetzen: resume continue token;
  exportieren: export; herunterladen: download; datei: file; dateien: files; warteschlange: queue;
  ereignis: event; ereignisse: events; architektur: architecture; schnellstart: quick start;
  quellcode quelltext: source; paket: package; einrichten: set up; installieren: install set up;
  installation: set up install; bauen: build; gesundheit: health; zustand: health state;
  herkunft ursprung: origin cors; gultigkeit: lifetime expiry; ablauf: expiry lifetime; laufzeit: lifetime;
  vergessen: forgotten reset; zurucksetzen: reset; bestatigen: verify; bestatigung: verification;
  versand senden: send; mail: email; verschlusselung: encrypt; weiterleitung: redirect; anbieter: provider;
  erster: first; unbekannt: unknown; abgelaufen: expired; ungultig: invalid; fehlt: missing; erweitern: extend;
  anpassen: customize replace; eigene: own custom; endpunkt: endpoint; aktualisieren: update upgrade;
  suchen: search find; filtern: filter; seite: page; nutzer: user; zugriff: access; sperren: block;
  fehlerbehebung problembehebung: troubleshoot troubleshooting; kunde kunden: tenant; kostenlos preis: licence;
  datensicherung: backup; anhang: file upload; bedeutung: glossary
`;

/** Creates a table from groups of words, each with those after its colon, or its own. */
function createTable(groups: string, language: string): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, string[]>();
  for (const group of groups.split(';')) {
    const [words = [], others = words] = group.split(':').map((part) => part.trim().split(/\s+/));
    for (const word of words)
      table.set(word, [...(table.get(word) ?? []), ...others.filter((other) => other !== word)]);
  }
  for (const [word, others] of [...table])
    for (const stem of inflect(word, language))
      if (stem.length > 3 && !table.has(stem)) table.set(stem, others);
  return table;
}

const same = createTable(SAME, 'en');
const german = createTable(GERMAN, 'de');

export const getSynonyms = (word: string): readonly string[] => same.get(word) ?? [];

/** Returns English words for a German one. */
export const getTranslations = (word: string): readonly string[] => german.get(word) ?? [];
