import type { MetaRecord } from 'nextra';

const meta: MetaRecord = {
  'endatix-jwt': 'Endatix JWT',
  'google-oauth': 'Google',
  keycloak: 'Keycloak',
};

export default meta;
