import { splitLocale } from '@/lib/i18n/split';

/**
 * Words that readers type for a page although it says the thing otherwise, or says it where a ranking cannot know that
 * it matters: other spellings, other products' names for it, names of what it is used with.
 * By site path in the default language, without slash at the end; the same in all languages.
 */
const aliases: Readonly<Record<string, string>> = {
  '/docs/getting-started/what-is-endatix':
    'license licensing price pricing cost hosting features gdpr privacy personal data default credentials hub needed',
  '/docs/getting-started/architecture':
    'tenant tenants tenancy multitenant domain entities snowflake duplicate ids soft delete',
  '/docs/getting-started/quick-start': 'resume partial tutorial example',
  '/docs/building-your-solution': 'extend plugin customize custom endpoint endpoints',
  '/docs/building-your-solution/authentication': 'roles permissions authorization sso oidc oauth login',
  '/docs/building-your-solution/deployment/subfolder-deployment':
    'reverse proxy iis nginx caddy traefik kubernetes ingress pathbase prefix load balancer instances',
  '/docs/configuration': 'environment variables appsettings',
  '/docs/configuration/settings': 'swagger email smtp',
  '/docs/configuration/settings/logging-settings': 'logs serilog application insights',
  '/docs/configuration/settings/data-settings':
    'migration migrations seed default admin first account password',
  '/docs/configuration/settings/persistence-settings': 'database postgres postgresql mssql',
  '/docs/configuration/settings/health-checks': 'liveness readiness probe monitoring',
  '/docs/guides/docker-setup': 'container compose image',
  '/docs/guides/docker-operations': 'container upgrade backup restore',
  '/docs/building-your-solution/deployment/security-checklist':
    'harden hardening production secure checklist stop registration',
  '/docs/guides/errors':
    'one or more errors occurred error message status troubleshooting 400 401 404 415 500 symptom',
  '/docs/guides/export-and-files': 'export csv zip download spreadsheet files attachments',
  '/docs/guides/webhooks': 'callback event events notification signature verify',
  '/docs/guides/webhook-reference': 'payload retry retries timeout delivery queue',
  '/docs/guides/slack': 'slack message notification chat channel teams form submitted',
  '/docs/api/submissions/listSubmissions': 'filter filters filtering pagination paging sort',
  '/docs/api/forms/listForms': 'pagination paging',
  '/docs/api/definitions/listFormDefinitions': 'pagination paging',
  '/docs/api/form-templates/listFormTemplates': 'pagination paging',
  '/docs/api/submissions/updateSubmissionByToken': 'resume continue partial',
  '/docs/api/my-account/changePassword': 'reset password forgot',
};

/** Other words for the page at a site path, with or without language and slash at the end; empty for none. */
export function aliasesOf(path: string): string {
  return aliases[splitLocale(path).path.replace(/\/$/, '')] ?? '';
}

/** Paths that have other words, to check that they exist. */
export const aliasedPaths = Object.keys(aliases);
