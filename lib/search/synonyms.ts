import { stemOf } from './words';

/** Words with the same meaning, one meaning a line; each finds a judged query that phrases alone do not. */
const SAME = [
  'signup register registration',
  'tenant tenants tenancy customer client',
  'stop prevent block close',
  'disable hide off',
  'backup dump',
];

/** German words before the English ones of the texts; the first part of a compound is enough. */
const GERMAN = [
  'formular formulare: form',
  'einsendung einsendungen: submission',
  'antwort: answer submission',
  'antworten: answers submission',
  'vorlage vorlagen: template',
  'erstellen anlegen: create',
  'loschen entfernen: delete',
  'andern: change',
  'lesen: read',
  'auflisten liste: list',
  'anmelden anmeldung: sign in login',
  'abmelden: sign out logout',
  'registrieren: register account',
  'konto: account user',
  'benutzer: user account',
  'passwort kennwort: password',
  'schlussel: key',
  'signaturschlussel: signing key',
  'umgebungsvariable: environment variable',
  'umgebungsvariablen: environment variables',
  'einstellung: setting',
  'einstellungen: settings',
  'konfiguration: configuration',
  'fehler: error',
  'fehlermeldung: error message errors',
  'fehlermeldungen: error messages errors',
  'meldung: message',
  'datenbank: database',
  'verbindung: connection',
  'verbinden: connect connection',
  'verbindungszeichenfolge: connection string',
  'wiederholung: retry',
  'wiederholungen: retries retry',
  'lizenz: licence',
  'zertifikat: certificate',
  'mandant: tenant',
  'mandanten: tenant tenants',
  'berechtigung: permission',
  'berechtigungen: permissions',
  'rolle: role',
  'rollen: roles',
  'protokoll: log',
  'protokollierung: logging',
  'sicherheit: security',
  'sicherung: backup',
  'wiederherstellen: restore',
  'bereitstellung: deployment',
  'bereitstellen: deploy',
  'unterordner unterverzeichnis: subfolder',
  'veroffentlichen: publish',
  'entwurf: draft',
  'freigeben: approve status',
  'fortsetzen: resume continue token',
  'exportieren: export',
  'herunterladen: download',
  'datei: file',
  'dateien: files',
  'warteschlange: queue',
  'ereignis: event',
  'ereignisse: events',
  'architektur: architecture',
  'schnellstart: quick start',
  'quellcode quelltext: source',
  'paket: package',
  'einrichten: set up',
  'installieren: install set up',
  'installation: set up install',
  'bauen: build',
  'gesundheit: health',
  'zustand: health state',
  'herkunft ursprung: origin cors',
  'gultigkeit: lifetime expiry',
  'ablauf: expiry lifetime',
  'laufzeit: lifetime',
  'vergessen: forgotten reset',
  'zurucksetzen: reset',
  'bestatigen: verify',
  'bestatigung: verification',
  'versand senden: send',
  'mail: e-mail',
  'verschlusselung: encrypt',
  'weiterleitung: redirect',
  'anbieter: provider',
  'erster: first',
  'unbekannt: unknown',
  'abgelaufen: expired',
  'ungultig: invalid',
  'fehlt: missing',
  'erweitern: extend',
  'anpassen: customize replace',
  'eigene: own custom',
  'endpunkt: endpoint',
  'aktualisieren: update upgrade',
  'suchen: search find',
  'filtern: filter',
  'seite: page',
  'nutzer: user',
  'zugriff: access',
  'sperren: block',
];

/** Idioms whose words say nothing alone, and what they mean here. */
const IDIOMS: readonly [RegExp, string][] = [
  [/\b(how (big|large|much)|wie gro(ß|ss))\b/gi, 'maximum size'],
  [/\b(who (is allowed to|can|may|has access to)|wer (darf|kann))\b/gi, 'permission access'],
  [/\bstay(s|ing)? (signed|logged) in\b/gi, 'session lifetime'],
];

/** Returns a query with its idioms in plain words. */
export const withoutIdioms = (query: string): string =>
  IDIOMS.reduce((text, [idiom, meaning]) => text.replace(idiom, meaning), query);

let same: Map<string, string[]> | undefined;
let german: Map<string, string[]> | undefined;

function sameTable(): Map<string, string[]> {
  const groups = SAME.map((line) => line.split(' '));
  return new Map(groups.flatMap((words) => words.map((word) => [word, words.filter((one) => one !== word)])));
}

/** Returns the German words, and their stems where no other word has the same spelling. */
function germanTable(): Map<string, string[]> {
  const table = new Map<string, string[]>();
  for (const line of GERMAN) {
    const [words = '', meanings = ''] = line.replaceAll('-', '').split(': ');
    for (const word of words.split(' ')) table.set(word, meanings.split(' '));
  }
  for (const [word, others] of [...table]) {
    const stem = stemOf(word, 'de');
    if (stem.length > 3 && !table.has(stem)) table.set(stem, others);
  }
  return table;
}

/** Returns other words for a word, in lower case and without accents. */
export function synonymsOf(word: string): readonly string[] {
  same ??= sameTable();
  return same.get(word) ?? [];
}

/** Returns the words of the English texts for a German word. */
export function translationsOf(word: string): readonly string[] {
  german ??= germanTable();
  return german.get(word) ?? [];
}
