import type { OfflineTexts } from '../en/offline';

export const offline: OfflineTexts = {
  offlineNone:
    'Es ist nichts gespeichert. {pages} Seiten, die Suche und die API-Sandbox bräuchten {size} auf diesem Gerät und müssten geladen werden, etwa {transfer}.',
  offlineKeep: 'Offline aufbewahren',
  offlineStoring: 'Gespeichert: {stored} von {size}',
  offlineStarting: 'Es wird gelesen, was zu speichern ist …',
  offlineCancel: 'Abbrechen',
  offlineCancelled: 'Abgebrochen. Was vorher gespeichert war, ist unverändert.',
  offlineKept: 'Auf diesem Gerät: Version {version}, Stand {date}, {pages} Seiten, {size}.',
  offlineCurrent: 'Das ist auch der Stand der Website.',
  offlineNewer:
    'Die Website hat neuere Seiten, Stand {date}. Solange Sie online sind, sehen Sie diese; offline erst nach der Aktualisierung.',
  offlineUnknown: 'Ob die Website neuere Seiten hat, ist nicht bekannt: Sie antwortet nicht.',
  offlineUpdate: 'Aktualisieren',
  offlineRemove: 'Von diesem Gerät entfernen',
  offlineRemoved: 'Entfernt: Dateien und Service Worker sind fort.',
  offlineDone: 'Alles ist gespeichert. Die Dokumentation öffnet sich jetzt auch ohne Netz.',
  offlineAgain: 'Noch einmal versuchen',
  offlineMissing: 'Die Seite {path} ist auf diesem Gerät nicht gespeichert, und die Website antwortet nicht.',
  offlineMissingOpen: 'Noch einmal anfragen',
  offlineFaultUnsupported:
    'Dieser Browser hat keine Service Worker oder verweigert sie hier, wie manche in privaten Fenstern. Öffnen Sie die Seite in einem gewöhnlichen Fenster eines aktuellen Browsers.',
  offlineFaultInsecure:
    'Browser bewahren Seiten nur für Websites mit https oder auf localhost auf. Öffnen Sie diese Website unter einer solchen Adresse.',
  offlineFaultUnverifiable:
    'Dieser Browser kann nicht prüfen, was er lädt, deshalb wird nichts gespeichert. Öffnen Sie die Seite in einem aktuellen Browser.',
  offlineFaultRefused:
    'Der Browser hat das Speichern verweigert. Erlauben Sie dieser Website, Daten zu speichern, oder verlassen Sie das private Fenster, und versuchen Sie es noch einmal.',
  offlineFaultUnbuilt:
    'Diese Kopie der Website hat keine Liste ihrer Dateien: Der Entwicklungsserver hat keine. Bauen Sie die Website mit npm run build.',
  offlineFaultNoAnswer: 'Die Website antwortet gerade nicht, deshalb lässt sich nichts speichern.',
  offlineFaultNoRoom:
    'Der Platz reicht nicht: {size} werden gebraucht. Schaffen Sie Platz oder löschen Sie Daten anderer Websites, und versuchen Sie es noch einmal. Es wurde nichts gespeichert.',
  offlineFaultBrokenOff:
    'Die Übertragung ist abgebrochen. Nichts davon wurde gespeichert. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  offlineFaultWrongContent:
    'Eine Datei kam mit anderem Inhalt an, als die Website veröffentlicht hat, deshalb wurde nichts gespeichert. Wenn Ihr Netz eine Anmeldung verlangt, melden Sie sich an und versuchen Sie es noch einmal.',
  offlineFaultChangedMeanwhile:
    'Die Website wurde während der Übertragung neu veröffentlicht, deshalb wurde nichts gespeichert. Versuchen Sie es noch einmal.',
  offlineFaultOtherTab:
    'Ein anderer Tab speichert oder entfernt die Dokumentation gerade. Warten Sie, bis er fertig ist.',
  offlineNoticeOffline: 'Die Website antwortet nicht. Sie lesen, was Sie aufbewahrt haben, Stand {date}.',
  offlineNoticeNewer: 'Was Sie offline aufbewahren, ist vom {kept}, die Website vom {date}.',
  offlineNotice: 'Offline aufbewahrt',
  offlineNoticeDismiss: 'Ausblenden',
  offlineNoticeLink: 'Aktualisieren',
};
