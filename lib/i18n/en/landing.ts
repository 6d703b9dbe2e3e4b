import type { Texts } from '../texts';

/** Texts of the landing page; apart from the interface texts, as no other page has them. */
export const landing = {
  title: 'Forms and submissions for .NET, behind a REST API you own.',
  description:
    'Endatix stores forms and submissions behind a REST API that you host, on .NET with SQL Server or PostgreSQL. Try it in your browser before you install it.',
  lead: 'Endatix stores SurveyJS forms, their versions and every submission. People answer without an account and can finish later, and your systems learn about each completed submission.',
  quickStart: 'Start in ten minutes',
  apiReference: 'API reference',

  productTitle: 'Fill in a form, watch the requests',
  productText: 'The API runs inside this page. It saves answers as you type and resumes them with a token.',
  productComplete: 'Complete',

  factsTitle: 'Facts',
  factLicence: 'License',
  factLicenceText: 'API: MIT. Hub, the optional interface: commercial EULA.',
  factDatabase: 'Database',
  factDatabaseText: 'SQL Server, Azure SQL or PostgreSQL.',
  factRuntime: 'Runtime',
  factRuntimeText: '.NET 9 in the release described here. Packages from 0.5.0 need .NET 10.',
  factContract: 'Contract',
  factContractText: 'OpenAPI document {version} with {operations} operations.',

  scopeTitle: 'What you get',
  scopeText: 'Everything between the form on your page and the data in your system.',
  doesVersions: 'Form versions',
  doesVersionsText: 'Change a form at any time. Each submission keeps the version it was made for.',
  doesResume: 'Partial submissions',
  doesResumeText: 'Saved while people type, resumed with a token, without an account.',
  doesReview: 'Review and export',
  doesReviewText: 'Filter submissions, record a status, export them as CSV.',
  doesWebhooks: 'Webhooks and events',
  doesWebhooksText: 'Webhooks with retries, and events that your C# code handles.',
  doesSignIn: 'Sign-in',
  doesSignInText: 'Its own JWTs, Google, Keycloak or your provider.',
  doesTenants: 'Tenants',
  doesTenantsText: 'Separated by a claim of the access token.',
  doesNotTitle: 'What you add',
  doesNot1: 'Validation on the server. The rules of a form run in the SurveyJS client.',
  doesNot2: 'A stop for disabled forms. This release still accepts their submissions.',
  doesNot3: 'Roles. Each signed-in account has full access to its tenant.',
  doesNot4: 'A durable webhook queue. The built-in one is in memory.',
  doesNot5: 'File storage. Uploads are part of the answers.',
  doesNot6: 'Rate limits. A reverse proxy can set them.',
  scopeMore: 'All features and limits',

  partsTitle: 'The parts',
  partsText: 'One process, one database. Everything else is optional or already yours.',
  diagramTitle: 'The parts of an installation',
  diagramText:
    'Your code and the Hub call the Endatix API over REST. The API stores in SQL Server or PostgreSQL and sends webhooks to your systems.',
  diagramOptional: 'optional',
  diagramWebhooks: 'webhooks',
  diagramOr: 'or PostgreSQL',
  partCode: 'Your code',
  partCodeText: 'Shows the form and sends the answers. C# code can also run inside the API.',
  partApi: 'Endatix API',
  partApiText: 'One ASP.NET Core process, on its own or as packages in your host.',
  partHub: 'Endatix Hub',
  partHubText: 'A web interface for forms and submissions. Replace it with your own at any time.',
  partDatabase: 'Database',
  partDatabaseText:
    'SQL Server, Azure SQL or PostgreSQL. Migrations run at startup unless you switch them off.',
  partSystems: 'Your systems',
  partsMore: 'See the architecture',

  startTitle: 'Three ways to start',
  startText:
    'Stable packages differ from the release described here. Each guide shows which version contains what.',
  startNuget: 'NuGet',
  startNugetText: 'For your ASP.NET Core application: two calls in Program.cs.',
  startNugetLink: 'Set up with NuGet',
  startRepository: 'Repository',
  startRepositoryText: 'Exactly this release. Needs the .NET 9 SDK and a database.',
  startRepositoryLink: 'Set up from source',
  startDocker: 'Docker',
  startDockerText: 'API, Hub and PostgreSQL from the Compose file in the guide.',
  startDockerLink: 'Run in containers',

  guidesTitle: 'Find a task',
  guidesText: 'Guides by task, each with troubleshooting at the end.',
  guideWebhooks: 'Receive webhooks in C#, Node.js or Python',
  guideJwt: 'Sign users in with tokens',
  guideExtend: 'Add endpoints and event handlers',
  guideCors: 'Call the API from a browser',
  guideDatabase: 'Choose and configure the database',
  guideSettings: 'Look up a setting',
} as const;

/** What each language needs of them. */
export type LandingTexts = Texts<typeof landing>;
