import type { MetaRecord } from 'nextra';

export default {
  'endatix-jwt': 'Endatix JWT',
  'user-accounts': 'User accounts',
  sessions: 'Sessions and sign-in',
  keycloak: 'Keycloak',
  'google-oauth': 'Google',
  'custom-provider': 'Your own provider',
  'other-issuers': 'Entra and other issuers',
  'troubleshoot-sign-in': 'Troubleshoot sign-in',
} satisfies MetaRecord;
