import type { Texts } from '../texts';

/**
 * Texts of the API reference around what the contract says, in Markdown; only the build writes them. The contract itself
 * is not translated.
 */
export const operation = {
  openInConsole: 'Open in console',
  needsToken:
    'Needs an access token in the header `Authorization: Bearer …`; get one with [{title}]({href}).',
  isOpen: 'Open: no access token is needed.',
  openMark: 'open',
  tokenMark: 'needs an access token',
  operationId: 'Operation `{id}`',
  parameters: 'Parameters',
  inPath: 'In the path',
  inQuery: 'In the query',
  pathParameters: 'Parameters in the path',
  queryParameters: 'Parameters in the query',
  exampleValue: 'Example: {values}',
  body: 'Request body',
  sentAs: 'Sent as `{type}`.',
  bodyMembers: 'Members of the request body',
  membersOf: 'Members of {name}',
  samples: 'Request samples',
  run: 'Run it',
  runAbout:
    'In the sandbox of this page, or on a server of yours. Before the first run it signs in and makes what the path needs.',
  responses: 'Responses',
  responsesAbout:
    'Identifiers, times, tenants and the order of checks follow the [rules of every operation]({href}).',
  header: 'Header `{name}`: {about}',
  headerExample: 'Example: `{value}`',
  guides: 'Guides',
  columnName: 'Name',
  columnType: 'Type',
  columnMeaning: 'Meaning',
  required: 'required',
  defaultValue: 'default {value}',
  arrayOf: 'array of {type}',
  objectOf: 'object of {type}',
  orNull: '{type} or null',
  lengthBetween: '{low} to {high} characters',
  lengthAtLeast: 'at least {low} characters',
  lengthAtMost: 'at most {high} characters',
  numberBetween: '{low} to {high}',
  numberAtLeast: '{low} or more',
  numberAtMost: 'at most {high}',
  pattern: 'pattern {pattern}',
  patternId: '1 to 19 digits',
  patternEmail: 'exactly one @',
  runningServer: 'On a server built from the October 2025 source',
  nothingDiffers: 'Nothing of this operation alone differs.',
  answersThatDiffer: 'Answers that differ',
  insteadOf: 'Instead of {documented}: {recorded}',
  noMediaType: 'no media type',
  noBody: 'no body',
  recordedAnswer: 'Recorded answer #{n}',
  sentBody: 'Request',
  everyOperation: 'What holds for every operation ({count})',
  allDifferences: '[All differences]({href}) and the operations that the contract lacks.',
  contractSide: 'Contract',
  serverSide: 'Running server',
  clientSide: 'To work with both',
  securityMark: 'security',
  securityHigh: 'Security, serious.',
  securityMedium: 'Security.',
  securityLow: 'Security, minor.',
  differencesTitle: 'What a running server does otherwise',
  differencesAbout:
    'The reference describes contract {contract}, and the sandbox follows it. A server built from the {source} answers some calls otherwise: each difference with its evidence, and what a client does to work with both.',
  differencesSource:
    'Source: commit `{commit}`, {source}. {measured} Check a server of your own: `npm run check:server -- --base http://localhost:5080`.',
  partTitle: '{area}: what a running server does otherwise',
  partAbout: '{count} differences: {titles}.',
  ofOperations: 'Operations: {operations}',
  furtherTitle: 'Operations beyond the contract',
  furtherAbout:
    '{count} operations of a server built from the {source} that contract {contract} lacks, each with recorded requests and answers. In them, names in braces stand for ids and tokens.',
} as const;

/** What each language needs of them. */
export type OperationTexts = Texts<typeof operation>;
