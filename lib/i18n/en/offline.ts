import type { Texts } from '../texts';

/** Texts about the docs that a reader keeps offline; loaded by those who do, and by the page about it. */
export const offline = {
  offlineNone:
    'Nothing is stored. Storing {pages} pages, the search and the API sandbox needs {size} on this device and downloads about {transfer}.',
  offlineKeep: 'Make these docs available offline',
  offlineStoring: 'Storing: {stored} of {size}. Keep this page open.',
  offlineStarting: 'Loading the file list…',
  offlineCancel: 'Cancel',
  offlineCancelled: 'Canceled. What was stored before is unchanged.',
  offlineCached: 'Available offline: version {version} as of {date}, {pages} pages, {size}.',
  offlineCurrent: 'Your copy is up to date.',
  offlineNewer:
    'The site has newer pages, as of {date}. Online you see those. To see them offline, update your copy.',
  offlineUnknown: 'The site can’t be reached, so it’s unknown whether it has newer pages.',
  offlineUpdate: 'Update offline copy',
  offlineRemove: 'Remove from this device',
  offlineRemoved: 'Removed: the files and the service worker.',
  offlineDone: 'Everything is stored. These docs now open without a network.',
  offlineAgain: 'Try again',
  offlineMissing: '{path} isn’t available offline, and the site can’t be reached.',
  offlineMissingOpen: 'Try again',
  offlineErrorUnsupported:
    'This browser doesn’t support service workers here. Some browsers block them in private windows. Open the page in a regular window of a current browser.',
  offlineErrorInsecure: 'Offline pages need https or localhost. Open this site at such a URL.',
  offlineErrorUnverifiable:
    'This browser can’t verify downloads, so nothing was stored. Open the page in a current browser.',
  offlineErrorRejected:
    'The browser blocked the storage. Allow this site to store data, or leave the private window, and try again.',
  offlineErrorUnbuilt: 'The development server has no file list. Build the site with npm run build.',
  offlineErrorNoResponse: 'The site can’t be reached, so nothing was stored. Try again later.',
  offlineErrorNoRoom:
    'Not enough space: {size} needed. Free some space, or remove the data of other sites, and try again. Nothing was stored.',
  offlineErrorBrokenOff:
    'The download was interrupted, so nothing was stored. Check the connection and try again.',
  offlineErrorWrongContent:
    'A file arrived with content that the site did not publish, so nothing was stored. If your network asks you to sign in, do so and try again.',
  offlineErrorChangedMeanwhile:
    'The site was published again during the download, so nothing was stored. Try again.',
  offlineErrorOtherTab: 'Another tab is storing or removing the docs. Wait until it has finished.',
  offlineNoticeOffline: 'The site can’t be reached. You are reading your copy of {date}.',
  offlineNoticeNewer: 'Your offline copy is from {kept}. The site is from {date}.',
  offlineNotice: 'Available offline',
  offlineNoticeDismiss: 'Dismiss',
  offlineNoticeLink: 'Update',
} as const;

export type OfflineTexts = Texts<typeof offline>;
