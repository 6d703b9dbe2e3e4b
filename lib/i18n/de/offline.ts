import type { OfflineTexts } from '../en/offline';

export const offline: OfflineTexts = {
  offlineNone:
    'Es ist nichts gespeichert. {pages} Seiten, die Suche und die API-Sandbox belegen {size} auf diesem Gerät, der Download umfasst etwa {transfer}.',
  offlineKeep: 'Offline verfügbar machen',
  offlineStoring: 'Gespeichert: {stored} von {size}. Lassen Sie diese Seite geöffnet.',
  offlineStarting: 'Dateiliste wird geladen …',
  offlineCancel: 'Abbrechen',
  offlineCancelled: 'Abgebrochen. Was vorher gespeichert war, ist unverändert.',
  offlineCached: 'Offline verfügbar: Version {version}, Stand {date}, {pages} Seiten, {size}.',
  offlineCurrent: 'Ihre Kopie ist aktuell.',
  offlineNewer:
    'Die Website hat neuere Seiten, Stand {date}. Online sehen Sie diese. Aktualisieren Sie die Kopie, um sie offline zu sehen.',
  offlineUnknown: 'Die Website ist nicht erreichbar. Ob sie neuere Seiten hat, ist daher unbekannt.',
  offlineUpdate: 'Offline-Kopie aktualisieren',
  offlineRemove: 'Von diesem Gerät entfernen',
  offlineRemoved: 'Entfernt: Dateien und Service Worker.',
  offlineDone: 'Alles ist gespeichert. Die Dokumentation öffnet sich jetzt auch ohne Netz.',
  offlineAgain: 'Erneut versuchen',
  offlineMissing: '{path} ist offline nicht verfügbar, und die Website ist nicht erreichbar.',
  offlineMissingOpen: 'Erneut versuchen',
  offlineErrorUnsupported:
    'Dieser Browser unterstützt hier keine Service Worker. Manche Browser blockieren sie in privaten Fenstern. Öffnen Sie die Seite in einem normalen Fenster eines aktuellen Browsers.',
  offlineErrorInsecure:
    'Offline-Seiten brauchen https oder localhost. Öffnen Sie diese Website unter einer solchen URL.',
  offlineErrorUnverifiable:
    'Dieser Browser kann Downloads nicht prüfen, deshalb wurde nichts gespeichert. Öffnen Sie die Seite in einem aktuellen Browser.',
  offlineErrorRejected:
    'Der Browser hat das Speichern blockiert. Erlauben Sie dieser Website, Daten zu speichern, oder verlassen Sie das private Fenster, und versuchen Sie es erneut.',
  offlineErrorUnbuilt:
    'Der Entwicklungsserver hat keine Dateiliste. Bauen Sie die Website mit npm run build.',
  offlineErrorNoResponse:
    'Die Website ist nicht erreichbar, deshalb wurde nichts gespeichert. Versuchen Sie es später erneut.',
  offlineErrorNoRoom:
    'Nicht genug Speicherplatz: {size} erforderlich. Schaffen Sie Platz oder löschen Sie Daten anderer Websites, und versuchen Sie es erneut. Es wurde nichts gespeichert.',
  offlineErrorBrokenOff:
    'Der Download wurde unterbrochen, deshalb wurde nichts gespeichert. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  offlineErrorWrongContent:
    'Eine Datei kam mit anderem Inhalt an, als die Website veröffentlicht hat, deshalb wurde nichts gespeichert. Wenn Ihr Netz eine Anmeldung verlangt, melden Sie sich an und versuchen Sie es erneut.',
  offlineErrorChangedMeanwhile:
    'Die Website wurde während des Downloads neu veröffentlicht, deshalb wurde nichts gespeichert. Versuchen Sie es erneut.',
  offlineErrorOtherTab:
    'Ein anderer Tab speichert oder entfernt die Dokumentation gerade. Warten Sie, bis er fertig ist.',
  offlineNoticeOffline: 'Die Website ist nicht erreichbar. Sie lesen Ihre Kopie vom {date}.',
  offlineNoticeNewer: 'Ihre Offline-Kopie ist vom {kept}, die Website vom {date}.',
  offlineNotice: 'Offline verfügbar',
  offlineNoticeDismiss: 'Ausblenden',
  offlineNoticeLink: 'Aktualisieren',
};
