import { expect, it } from 'vitest';
import { builtEngine } from '@/tests/search/judging';

/** What a reader types, and the address that must come first; a pattern where several would serve. */
const table: [query: string, first: string | RegExp][] = [
  ['webhooks', '/docs/guides/webhooks/'],
  ['webhook retries', /^\/docs\/guides\/webhook(s|-reference)\//],
  ['quick start', '/docs/getting-started/quick-start/'],
  ['docker', '/docs/guides/docker-setup/'],
  ['docker compose', '/docs/guides/docker-setup/'],
  ['createSubmission', '/docs/api/submissions/createSubmission/'],
  ['create submission', '/docs/api/submissions/createSubmission/'],
  ['login', '/docs/api/auth/login/'],
  ['patch form definition', '/docs/api/definitions/updateFormDefinition/'],
  ['submission token', /\/docs\/api\/submissions\/\w+ByToken\/$/],
  [
    'refresh token',
    /\/docs\/(api\/auth\/refreshToken|building-your-solution\/authentication\/(endatix-jwt|sessions))\//,
  ],
  ['DefaultPolicyName', /\/cors-settings\/#setting-endatix-cors-defaultpolicyname$/],
  [
    'Endatix__Data__SeedSampleData',
    /\/docs\/configuration\/settings\/data-settings\/#setting-endatix-data-seedsampledata$/,
  ],
  ['SeedSampleData', /#setting-endatix-data-seedsampledata$/],
  ['SigningKey', /#setting-endatix-auth-providers-endatixjwt-signingkey$/],
  ['cors', '/docs/configuration/settings/cors-settings/'],
  ['keycloak', '/docs/building-your-solution/authentication/keycloak/'],
  ['google', '/docs/building-your-solution/authentication/google-oauth/'],
  ['postgres connection string', '/docs/configuration/settings/persistence-settings/'],
  ['subfolder', '/docs/building-your-solution/deployment/subfolder-deployment/'],
  ['nginx', /\/deployment\/(subfolder-deployment|proxy-configurations)\//],
  ['health', '/docs/configuration/settings/health-checks/'],
  ['architecture', '/docs/getting-started/architecture/'],
  ['nuget', '/docs/getting-started/setup-nuget-package/'],
  ['list forms', '/docs/api/forms/listForms/'],
  ['delete form', '/docs/api/forms/deleteForm/'],
  ['change password', '/docs/api/my-account/changePassword/'],
  ['sql server', '/docs/configuration/settings/persistence-settings/'],
  ['configuration', '/docs/configuration/'],
  ['multi tenancy', /\/docs\/(building-your-solution\/tenants|getting-started\/architecture)\//],
  ['filter', /^\/docs\/(api\/submissions\/listSubmissions|guides\/review-submissions)\//],
  ['export csv', '/docs/guides/export-and-files/'],
  ['serilog', '/docs/configuration/settings/logging-settings/'],
  ['security checklist', '/docs/building-your-solution/deployment/security-checklist/'],
  ['pagination', /\/docs\/api\/[\w-]+\/list\w+\/$/],
  ['license', '/docs/getting-started/what-is-endatix/'],
  ['reset password', '/docs/building-your-solution/authentication/user-accounts/'],
  ['roles', '/docs/building-your-solution/authentication/'],
  ['snowflake', '/docs/getting-started/architecture/'],
  ['kubernetes', '/docs/building-your-solution/deployment/several-instances/'],
  ['AttemptTimeoutInSeconds', /#setting-endatix-webhooks-serversettings-attempttimeoutinseconds$/],
  ['what is endatix', '/docs/getting-started/what-is-endatix/'],
];

it('the obvious page comes first', () => {
  const engine = builtEngine('en');
  const wrong: string[] = [];
  for (const [query, first] of table) {
    const [best] = engine.search(query).hits;
    const url = best?.url ?? '(nothing)';
    const isRight =
      typeof first === 'string' && !first.includes('#')
        ? url.split('#')[0] === first
        : new RegExp(first).test(url);
    if (!isRight) wrong.push(`${query}: ${url}`);
  }
  expect(wrong).toEqual([]);
});
