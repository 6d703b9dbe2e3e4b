import type { Texts } from '../texts';

/** Texts that the teaching components add to a page, in the language of its text; no script loads them. */
export const vocabulary = {
  calloutNote: 'Note',
  calloutTip: 'Tip',
  calloutWarning: 'Warning',
  calloutDanger: 'Danger',
  calloutLater: 'Later releases',
  table: 'Table',
  answer: 'Expected answer',
  noBody: 'without a body',
  openDrawing: 'Open the drawing alone',
  onYourServer: 'On your server:',
  serverAsShown: 'as shown',
  serverAdds: 'with {members} besides',
  serverRetypes: '{members} of another type',
  serverReason: 'saying “{reason}”',
  serverHides: 'a page of another origin cannot read it, and is told so',
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
    'Fill it in, leave, come back, submit, and find the answer as the administrator. Every request shows as it happens.',
  liveFormOpen: 'Open the form',
  liveFormOpening: 'Loading the form …',
  liveFormFailed: 'The form could not be loaded. Check the connection and try again.',
  liveFormShow: 'Open it in the form above',
  liveFormDefinition: 'Its definition',
  liveFormSize: 'Loads SurveyJS, about 310 kB, and the API into this page.',
  offlineTitle: 'These docs on this device',
  offlineChecking: 'Looking at what is stored …',
  offlineFailed: 'This part of the page could not be loaded. Check the connection and load the page again.',
  offlineNeedsScript: 'Keeping the docs needs JavaScript, which is switched off.',
  offlineOldVersion: 'What can be kept is the current version:',
  offlineOldVersionLink: 'keep the current docs offline',
} as const;

/** What each language needs of them. */
export type VocabularyTexts = Texts<typeof vocabulary>;
