/** Terms that pages link to where they are explained: definition in one sentence, and the section that says more. */
export const terms: Record<string, { definition: string; href: string }> = {
  'snowflake id': {
    definition: 'A 64-bit number made of a time stamp, a generator number and a sequence; rises with time.',
    href: '/docs/getting-started/architecture#ids',
  },
  tenant: {
    definition: 'The owner of forms, templates and submissions; a request works in exactly one tenant.',
    href: '/docs/getting-started/architecture#multi-tenancy',
  },
  'form definition': {
    definition: 'One version of the questions of a form, as SurveyJS JSON text.',
    href: '/docs/getting-started/architecture#entities',
  },
  submission: {
    definition: 'The answers of one person to one form definition, complete or not.',
    href: '/docs/getting-started/architecture#entities',
  },
  'partial submission': {
    definition: 'A submission that is stored but not complete; its token lets the respondent go on later.',
    href: '/docs/getting-started/quick-start#save-half-an-answer',
  },
  'submission token': {
    definition: 'The secret that opens one incomplete submission without a login for 24 hours.',
    href: '/docs/getting-started/architecture#submissions',
  },
  'access token': {
    definition: 'The JWT that a client sends as bearer token with each protected request.',
    href: '/docs/building-your-solution/authentication/endatix-jwt#what-is-in-the-access-token',
  },
  'refresh token': {
    definition: 'The secret that is exchanged once for a new pair of tokens.',
    href: '/docs/building-your-solution/authentication/endatix-jwt#refresh',
  },
  'policy scheme': {
    definition: 'The authentication scheme that hands a request to the scheme of the issuer of its token.',
    href: '/docs/building-your-solution/authentication#how-a-request-is-checked',
  },
  'domain event': {
    definition: 'A notification published inside the process after data is saved.',
    href: '/docs/getting-started/architecture#events-and-webhooks',
  },
  webhook: {
    definition: 'An HTTP POST that tells another system about an event.',
    href: '/docs/guides/webhooks#events',
  },
  'route prefix': {
    definition: 'The segment before all API routes, `api` unless changed in code.',
    href: '/docs/building-your-solution/deployment/subfolder-deployment#pick-a-shape',
  },
  'path base': {
    definition: 'The part of the address that the host strips before routing.',
    href: '/docs/building-your-solution/deployment/subfolder-deployment#pick-a-shape',
  },
  'soft delete': {
    definition: 'Marking a row as deleted so that no query returns it, without removing it.',
    href: '/docs/getting-started/architecture#entities',
  },
};
