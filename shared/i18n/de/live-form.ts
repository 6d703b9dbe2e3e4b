import type { LiveFormTexts } from '../en/live-form';
import './problems';

export const liveForm: LiveFormTexts = {
  panes: 'Bereiche',
  formPane: 'Formular',
  definitionPane: 'Definition',
  submissionPane: 'Einsendung',
  requestsPane: 'Anfragen',

  loading: 'Wird geladen …',
  nothing: 'Noch nichts zu speichern',
  restored: 'Vom Server wiederhergestellt',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert',
  failed: 'Nicht gespeichert',
  complete: 'Abgeschickt. Die Einsendung ist abgeschlossen, ihr Token ist damit ungültig.',
  leave: 'Verlassen und zurückkehren',
  another: 'Weiteres ausfüllen',
  seeStored: 'Gespeichertes ansehen',
  retry: 'Erneut versuchen',
  rejected: 'Die API antwortet mit {status}. {reason}',

  definition: 'Formulardefinition (JSON)',
  errorSurvey: 'SurveyJS meldet: {reason}',

  noSubmission: 'Noch nichts gespeichert. Füllen Sie das Formular aus, um seine Einsendung hier zu sehen.',
  isPartial: 'Angefangene Einsendung, wie der Administrator sie liest',
  isComplete: 'Vollständige Einsendung, wie der Administrator sie liest',
  answers: 'Antworten (jsonData)',
  submission: 'Ganze Einsendung',

  requestList: 'Anfragen, neueste zuerst',
  respondent: 'Befragte, ohne Anmeldung',
  administrator: 'Administrator',
  waiting: 'wartet',
  noResponse: 'keine Antwort',
  request: 'Body der Anfrage',
  response: 'Antwort',
  copy: 'Kopieren',
  login: 'Anmelden',
  createForm: 'Formular anlegen',
  updateActiveFormDefinition: 'Definition veröffentlichen',
  getActiveFormDefinition: 'Definition lesen',
  createSubmission: 'Einsendung anlegen',
  updateSubmissionByToken: 'Mit Token speichern',
  getSubmissionByToken: 'Mit Token fortsetzen',
  getSubmission: 'Einsendung lesen',
};
