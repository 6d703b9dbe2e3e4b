import type { Texts } from '../texts';

/** Texts of the landing page; apart from the interface texts, as no other page has them. */
export const landing = {
  title: 'Forms and submissions for .NET, behind a REST API you own.',
  description:
    'Endatix keeps forms and their answers behind a REST API that you host, on .NET with SQL Server or PostgreSQL. Run it here, in your browser, before you install it.',
  lead: 'Endatix keeps SurveyJS forms and their versions, takes answers from people without an account, lets them finish later, and tells your systems when a submission is complete. Host it on its own or inside your ASP.NET Core application.',
  quickStart: 'Start in ten minutes',
  apiReference: 'API reference',

  loopTitle: 'Fill in a form, watch the calls',
  loopText:
    'Three questions, stored as you type, resumed by a token, found in the administrator’s list. The API runs inside this page.',
  loopRespondent: 'respondent',
  loopAdministrator: 'administrator',

  factsTitle: 'Facts',
  factLicence: 'Licence',
  factLicenceText: 'API: MIT. Hub, the optional interface: commercial EULA.',
  factDatabase: 'Database',
  factDatabaseText: 'SQL Server, Azure SQL or PostgreSQL.',
  factRuntime: 'Runtime',
  factRuntimeText: '.NET 9 at the release described here; .NET 10 from package 0.5.0.',
  factContract: 'Contract',
  factContractText: 'OpenAPI document {version} with {operations} operations.',

  demoTitle: 'Run it before you install it',
  demoText:
    'The documented API also runs inside this page, on SQLite in a worker of your browser. These are four real requests; none of them leaves your machine.',
  demoRun: 'Run it in this browser',
  demoAgain: 'Run it again',
  demoStarting: 'Starting the API in this browser …',
  demoProgress: 'Request {step} of {steps}: {status}, {ms} ms.',
  demoDone: 'All {steps} requests answered, in {ms} ms together. They created a form and a submission.',
  demoUnexpected:
    'Request {step} was answered with {status} instead of {expected}; its answer says why. If this browser’s copy was changed before, a fresh one helps.',
  demoReset: 'Throw the copy away and run again',
  demoFailed: 'The API did not start in this browser: {reason}',
  demoRequest: 'Request',
  demoAnswer: 'Answer',
  demoNoBody: 'no body',
  demoWaiting: 'not sent yet',
  demoSignIn: 'Sign in as the administrator',
  demoCreate: 'Create a form',
  demoSubmit: 'Submit an answer, without a token',
  demoList: 'List what came in',
  demoNext: 'Every operation can be run like this in the {link}.',
  demoNextLink: 'API reference',

  scopeTitle: 'What it does, and what it leaves to you',
  scopeText: 'Both lists are short on purpose. The complete ones are on {link}.',
  scopeLink: 'What is Endatix?',
  doesTitle: 'It does',
  does1: 'Keep the versions of a form; an answer stays with the version it was given to.',
  does2: 'Save half an answer and reopen it by a token, without an account.',
  does3: 'Track a review status, filter answers and export them as CSV.',
  does4: 'Send webhooks with retries, and raise events that your C# code handles.',
  does5: 'Sign people in with its own JWTs, with Google, with Keycloak or with a provider you write.',
  does6: 'Keep tenants apart by a claim of the access token.',
  doesNotTitle: 'It does not',
  doesNot1: 'Check answers against the form. Those rules run in the SurveyJS client.',
  doesNot2: 'Close a form by disabling it. The flag is stored, not enforced, in this release.',
  doesNot3: 'Know roles. Every signed-in account may do everything in its tenant.',
  doesNot4: 'Guarantee a webhook. The queue is in memory and gone after a restart.',
  doesNot5: 'Upload files. They travel inside the answers.',
  doesNot6: 'Limit rates. That is the job of a proxy in front.',

  partsTitle: 'The parts',
  partsText: 'One process, one database. Everything else is optional or already yours.',
  diagramTitle: 'The parts of an installation',
  diagramText:
    'Your code and the Hub call the Endatix API over REST. The API stores in SQL Server or PostgreSQL and sends webhooks to your systems.',
  diagramOptional: 'optional',
  diagramWebhooks: 'webhooks',
  diagramOr: 'or PostgreSQL',
  partCode: 'Your code',
  partCodeText:
    'Shows the form and sends the answers, from a page, an app or a server. Code in C# can also live inside the API: endpoints, event handlers, sign-in providers.',
  partApi: 'Endatix API',
  partApiText:
    'One ASP.NET Core process: REST, Swagger UI, health checks, webhooks. On its own or as packages in your host.',
  partHub: 'Endatix Hub',
  partHubText:
    'A web interface for building forms and reading answers. It uses the same REST API, so your own can replace it.',
  partDatabase: 'Database',
  partDatabaseText:
    'Yours, in SQL Server, Azure SQL or PostgreSQL. Migrations run at start unless you say no.',
  partSystems: 'Your systems',
  partsMore: 'Architecture in full',

  startTitle: 'Three ways in',
  startText: 'No stable package equals the release described here; each guide says which version gives what.',
  startNuget: 'NuGet',
  startNugetText: 'Into an ASP.NET Core application of your own. Two calls in Program.cs, one settings file.',
  startNugetLink: 'Set up with NuGet',
  startRepository: 'Repository',
  startRepositoryText:
    'Exactly this release, with tests and migrations. Needs the .NET 9 SDK and a database.',
  startRepositoryLink: 'Set up from source',
  startDocker: 'Docker',
  startDockerText: 'API, Hub and PostgreSQL on your machine, from the Compose file in the guide.',
  startDockerLink: 'Run in containers',

  guidesTitle: 'When you know what you want',
  guidesText: 'Guides by task. Each ends with what goes wrong and how to mend it.',
  guideWebhooks: 'Receive webhooks in C#, Node.js or Python',
  guideJwt: 'Sign users in with tokens',
  guideGoogle: 'Let Google accounts in',
  guideKeycloak: 'Connect Keycloak',
  guideExtend: 'Add endpoints and event handlers',
  guideCors: 'Call the API from a browser',
  guideDatabase: 'Choose and configure the database',
  guideSubfolder: 'Host below a path, behind a proxy',
  guideProduction: 'Prepare containers for production',
  guideSettings: 'Look up a setting',
} as const;

/** What each language needs of them. */
export type LandingTexts = Texts<typeof landing>;
