import type { Texts } from '../texts';

/** Texts about the docs that a reader keeps offline; loaded by those who do, and by the page about it. */
export const offline = {
  offlineNone:
    'Nothing is stored. {pages} pages, the search and the API sandbox would take {size} on this device, and about {transfer} to download.',
  offlineKeep: 'Keep these docs offline',
  offlineStoring: 'Storing: {stored} of {size}',
  offlineStarting: 'Reading what there is to store …',
  offlineCancel: 'Cancel',
  offlineCancelled: 'Cancelled. What had been stored before is as it was.',
  offlineKept: 'Kept on this device: version {version} as of {date}, {pages} pages, {size}.',
  offlineCurrent: 'That is what the site has now.',
  offlineNewer:
    'The site has newer pages, as of {date}. Until you update, they are shown while you are online.',
  offlineUnknown: 'Whether the site has newer pages is not known: it does not answer.',
  offlineUpdate: 'Update what is kept',
  offlineRemove: 'Remove from this device',
  offlineRemoved: 'Removed: the files and the service worker are gone.',
  offlineDone: 'Everything is stored. These docs now open without a network.',
  offlineAgain: 'Try again',
  offlineMissing: 'The page {path} is not among those kept on this device, and the site does not answer.',
  offlineMissingOpen: 'Ask for it again',
  offlineFaultUnsupported:
    'This browser has no service workers or refuses them here, as some do in private windows. Open the page in an ordinary window of a current browser.',
  offlineFaultInsecure:
    'Browsers keep pages offline only for sites with https, or on localhost. Open this site by such an address.',
  offlineFaultUnverifiable:
    'This browser cannot verify what it downloads, so nothing is stored. Open the page in a current browser.',
  offlineFaultRefused:
    'The browser refused to store anything. Allow this site to store data, or leave the private window, and try again.',
  offlineFaultUnbuilt:
    'This copy of the site has no list of its files: the development server has none. Build the site with npm run build.',
  offlineFaultNoAnswer: 'The site does not answer now, so nothing can be stored.',
  offlineFaultNoRoom:
    'There is not enough room: {size} are needed. Free some space, or remove the data of other sites, and try again. Nothing was stored.',
  offlineFaultBrokenOff:
    'The download broke off. Nothing of it was stored. Check the connection and try again.',
  offlineFaultWrongContent:
    'A file arrived with content that the site did not publish, so nothing was stored. If your network asks you to sign in, do so and try again.',
  offlineFaultChangedMeanwhile:
    'The site was published anew during the download, so nothing was stored. Try again.',
  offlineFaultOtherTab: 'Another tab is storing or removing the docs. Wait until it is done.',
  offlineNoticeOffline: 'The site does not answer. You are reading what you kept on {date}.',
  offlineNoticeNewer: 'What you keep offline is of {kept}, the site of {date}.',
  offlineNotice: 'Kept offline',
  offlineNoticeDismiss: 'Dismiss',
  offlineNoticeLink: 'Update',
} as const;

/** What each language needs of them. */
export type OfflineTexts = Texts<typeof offline>;
