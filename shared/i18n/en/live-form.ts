import type { Texts } from '../texts';

export const liveForm = {
  panes: 'Views',
  formPane: 'Form',
  definitionPane: 'Definition',
  submissionPane: 'Submission',
  requestsPane: 'Requests',

  loading: 'Loading…',
  nothing: 'Nothing to save yet',
  restored: 'Restored from the server',
  saving: 'Saving…',
  saved: 'Saved',
  failed: 'Not saved',
  complete: 'Submitted. The submission is complete, so its token no longer works.',
  leave: 'Leave and return',
  another: 'Fill in another one',
  seeStored: 'See what was stored',
  retry: 'Try again',
  rejected: 'The API returned {status}. {reason}',

  definition: 'Form definition (JSON)',
  errorSurvey: 'SurveyJS reports: {reason}',

  noSubmission: 'Nothing stored yet. Fill in the form to see its submission here.',
  isPartial: 'Partial submission, as the administrator reads it',
  isComplete: 'Complete submission, as the administrator reads it',
  answers: 'Answers (jsonData)',
  submission: 'Whole submission',

  requestList: 'Requests, newest first',
  respondent: 'respondent, no sign-in',
  administrator: 'administrator',
  waiting: 'waiting',
  noResponse: 'no response',
  request: 'Request body',
  response: 'Response',
  copy: 'Copy',
  login: 'Sign in',
  createForm: 'Create a form',
  updateActiveFormDefinition: 'Publish the definition',
  getActiveFormDefinition: 'Read the definition',
  createSubmission: 'Create a submission',
  updateSubmissionByToken: 'Save by token',
  getSubmissionByToken: 'Resume by token',
  getSubmission: 'Read the submission',
} as const;

export type LiveFormTexts = Texts<typeof liveForm>;
