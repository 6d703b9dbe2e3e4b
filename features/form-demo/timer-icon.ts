import { SvgRegistry } from 'survey-core';

// SurveyJS's own icon has a style attribute, which the Content-Security-Policy forbids.
SvgRegistry.registerIcon(
  'timercircle',
  '<svg viewBox="0 0 160 160"><circle cx="80" cy="80" r="70"/><circle cx="80" cy="80" r="70"/></svg>',
);
