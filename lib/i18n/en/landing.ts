import type { Texts } from '../texts';

/** Texts of the landing page; apart from the interface texts, as no other page has them. */
export const landing = {
  title: 'Forms and submissions for .NET, behind a REST API you own.',
  description:
    'Endatix stores forms and submissions behind a REST API that you host, on .NET with SQL Server or PostgreSQL. Try it in your browser before you install it.',
  lead: 'Endatix stores SurveyJS forms and their versions. People answer without an account and can finish later, and your systems learn about each completed submission. Host it on its own or inside your ASP.NET Core application.',
  quickStart: 'Start in ten minutes',
  apiReference: 'API reference',

  loopTitle: 'Fill in a form, watch the requests',
  loopText:
    'Answer three questions. They are saved as you type, resumed with a token and listed for the administrator. The API runs inside this page.',
  loopRespondent: 'respondent',
  loopAdministrator: 'administrator',

  factsTitle: 'Facts',
  factLicence: 'License',
  factLicenceText: 'API: MIT. Hub, the optional interface: commercial EULA.',
  factDatabase: 'Database',
  factDatabaseText: 'SQL Server, Azure SQL or PostgreSQL.',
  factRuntime: 'Runtime',
  factRuntimeText: '.NET 9 at the release described here; .NET 10 from package 0.5.0.',
  factContract: 'Contract',
  factContractText: 'OpenAPI document {version} with {operations} operations.',

  demoTitle: 'Try it before you install it',
  demoText:
    'The API also runs inside this page, on SQLite in a worker of your browser. These four requests are real and stay on your computer.',
  demoRun: 'Run it in this browser',
  demoAgain: 'Run it again',
  demoStarting: 'Starting the API in this browser…',
  demoProgress: 'Request {step} of {steps}: {status}, {ms} ms.',
  demoDone: 'All {steps} requests completed in {ms} ms. They created a form and a submission.',
  demoUnexpected:
    'Request {step} returned {status}, expected {expected}. The response shows why. If the sandbox data was changed before, reset the sandbox.',
  demoReset: 'Reset sandbox and run again',
  demoFailed: 'The API couldn’t start in this browser: {reason}',
  demoRequest: 'Request',
  demoAnswer: 'Response',
  demoNoBody: 'no body',
  demoWaiting: 'not sent yet',
  demoSignIn: 'Sign in as the administrator',
  demoCreate: 'Create a form',
  demoSubmit: 'Submit answers, without a token',
  demoList: 'List the submissions',
  demoNext: 'Run every operation like this in the {link}.',
  demoNextLink: 'API reference',

  scopeTitle: 'What it does and what you add',
  scopeText: 'Both lists are short. For all features and limits, see {link}.',
  scopeLink: 'What is Endatix?',
  doesTitle: 'Endatix',
  does1: 'Stores versions of a form. A submission stays with the version it was made for.',
  does2: 'Saves partial submissions and resumes them with a token, without an account.',
  does3: 'Tracks a review status, filters submissions and exports them as CSV.',
  does4: 'Sends webhooks with retries, and raises events that your C# code handles.',
  does5: 'Signs people in with its own JWTs, with Google, with Keycloak or with your provider.',
  does6: 'Separates tenants by a claim of the access token.',
  doesNotTitle: 'You add',
  doesNot1: 'Validation on the server. The rules of a form run in the SurveyJS client.',
  doesNot2: 'A stop for disabled forms. This release stores the flag and still accepts submissions.',
  doesNot3: 'Roles. Each signed-in account has full access to its tenant.',
  doesNot4: 'A durable webhook queue. The built-in one is in memory and empty after a restart.',
  doesNot5: 'File storage. Uploads are part of the answers.',
  doesNot6: 'Rate limits, for example at a reverse proxy.',

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
    'Shows the form and sends the answers from a page, an app or a server. C# code can also run inside the API: endpoints, event handlers, sign-in providers.',
  partApi: 'Endatix API',
  partApiText:
    'One ASP.NET Core process with REST, Swagger UI, health checks and webhooks. Run it on its own or as packages in your host.',
  partHub: 'Endatix Hub',
  partHubText:
    'A web interface to build forms and read submissions. It uses the same REST API, so you can replace it with your own.',
  partDatabase: 'Database',
  partDatabaseText:
    'Your SQL Server, Azure SQL or PostgreSQL. Migrations run at startup unless you switch them off.',
  partSystems: 'Your systems',
  partsMore: 'See the architecture',

  startTitle: 'Three ways to start',
  startText:
    'Stable packages differ from the release described here. Each guide shows which version contains what.',
  startNuget: 'NuGet',
  startNugetText: 'Add it to your ASP.NET Core application: two calls in Program.cs, one settings file.',
  startNugetLink: 'Set up with NuGet',
  startRepository: 'Repository',
  startRepositoryText:
    'Exactly this release, with tests and migrations. Needs the .NET 9 SDK and a database.',
  startRepositoryLink: 'Set up from source',
  startDocker: 'Docker',
  startDockerText: 'API, Hub and PostgreSQL on your machine, from the Compose file in the guide.',
  startDockerLink: 'Run in containers',

  guidesTitle: 'Find a task',
  guidesText: 'Guides by task, each with troubleshooting at the end.',
  guideWebhooks: 'Receive webhooks in C#, Node.js or Python',
  guideJwt: 'Sign users in with tokens',
  guideGoogle: 'Sign in with Google',
  guideKeycloak: 'Connect Keycloak',
  guideExtend: 'Add endpoints and event handlers',
  guideCors: 'Call the API from a browser',
  guideDatabase: 'Choose and configure the database',
  guideSubfolder: 'Host in a subfolder behind a proxy',
  guideProduction: 'Prepare containers for production',
  guideSettings: 'Look up a setting',
} as const;

/** What each language needs of them. */
export type LandingTexts = Texts<typeof landing>;
