import type { Texts } from '../texts';

/** Texts that MDX components add to a page, in the language of the page. No script loads them. */
export const vocabulary = {
  calloutNote: 'Note',
  calloutTip: 'Tip',
  calloutWarning: 'Warning',
  calloutDanger: 'Danger',
  calloutLater: 'Later releases',
  sinceRelease: 'Since {release}',
  changedInRelease: 'Changed in {release}',
  releaseChange: 'Change and what to do',
  releaseSince: 'Since',
  releasePages: 'Where',
  table: 'Table',
  response: 'Expected response',
  noBody: 'no body',
  enlargeDiagram: 'Enlarge the diagram',
  onYourServer: 'On a server of October 2025:',
  serverAdds: 'with added {properties}',
  serverRetypes: 'with another type of {properties}',
  serverReason: 'with the message “{reason}”',
  serverHides: 'Cross-origin pages can’t read this response (CORS).',
  differences: '{count} known differences',
  settingsOf: 'Settings of {section}',
  settingKey: 'Key',
  settingType: 'Type',
  settingDefault: 'Default',
  settingNoDefault: 'none',
  settingEffectAndVariable: 'Effect and environment variable',
  settingLegacy: 'legacy',
  settingIneffective: 'no effect',
  settingRequired: 'required',
  liveFormTitle: 'A form you can fill in',
  liveFormText:
    'Fill it in, leave, return and submit. Then see what was stored. Each request shows as it is sent.',
  liveFormOpen: 'Open the form',
  liveFormOpening: 'Loading the form…',
  liveFormFailed: 'The form couldn’t be loaded. Check the connection and try again.',
  liveFormShow: 'Open it in the form',
  liveFormDefinition: 'Its definition',
  liveFormSize: 'Loads SurveyJS and the API into this page. Your answers stay in your browser.',
  offlineTitle: 'Offline copy',
  offlineSwitch: 'Keep these docs on this device',
  offlineStoring: 'Storing. You can keep reading in the meantime.',
  offlineOn: 'Everything is stored. These docs open without a network.',
  offlineRemoved: 'Removed from this device.',
  offlineFailed:
    'The download didn’t finish, so nothing was stored. Check the connection and the free space on this device, then switch it on again.',
  offlineChanged:
    'Something between this site and your browser changes its pages, so nothing was stored. Often, a setting of the host or of a proxy hides email addresses or adds a script. Ask the operator of this site to turn it off, or use another network.',
  offlineUnsupported:
    'This browser can’t store the docs here. Open this page with https, in a regular window of a current browser.',
  offlineNeedsScript: 'To store the docs, switch on JavaScript.',
} as const;

export type VocabularyTexts = Texts<typeof vocabulary>;
