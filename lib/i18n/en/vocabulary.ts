import type { Texts } from '../texts';

/** Texts that the teaching components add to a page, in the language of its text; no script loads them. */
export const vocabulary = {
  calloutNote: 'Note',
  calloutTip: 'Tip',
  calloutWarning: 'Warning',
  calloutDanger: 'Danger',
  calloutLater: 'Later releases',
  table: 'Table',
  answer: 'Expected response',
  noBody: 'no body',
  openDrawing: 'Open the diagram',
  onYourServer: 'On your server:',
  serverAsShown: 'as shown',
  serverAdds: 'with added {members}',
  serverRetypes: '{members} with another type',
  serverReason: 'with the message “{reason}”',
  serverHides: 'Cross-origin pages can’t read this response (CORS).',
  settingsOf: 'Settings of {section}',
  settingKey: 'Key',
  settingType: 'Type',
  settingDefault: 'Default',
  settingNoDefault: 'none',
  settingEffect: 'Effect',
  settingVariable: 'Environment variable',
  settingEffectAndVariable: 'Effect and environment variable',
  settingLegacy: 'legacy',
  settingIneffective: 'no effect',
  settingRequired: 'required',
  liveFormTitle: 'A form you can fill in',
  liveFormText:
    'Fill it in, leave, return and submit. Then find the submission as the administrator. Each request shows as it is sent.',
  liveFormOpen: 'Open the form',
  liveFormOpening: 'Loading the form…',
  liveFormFailed: 'The form couldn’t be loaded. Check the connection and try again.',
  liveFormShow: 'Open it in the form',
  liveFormDefinition: 'Its definition',
  liveFormSize: 'Loads SurveyJS, about 310 kB, and the API into this page.',
  offlineTitle: 'Docs on this device',
  offlineChecking: 'Checking what is stored…',
  offlineFailed: 'This part of the page couldn’t be loaded. Check the connection and reload the page.',
  offlineNeedsScript: 'To store the docs, switch on JavaScript.',
  offlineOldVersion: 'Only the current version can be stored:',
  offlineOldVersionLink: 'make the current docs available offline',
} as const;

/** What each language needs of them. */
export type VocabularyTexts = Texts<typeof vocabulary>;
