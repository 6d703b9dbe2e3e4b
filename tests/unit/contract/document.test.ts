import { readFileSync } from 'node:fs';
import { lint, lintFromString, loadConfig } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { parseExact } from '@/lib/api/json';
import { openApi } from '@/lib/contract/document';
import { isRef, listOperations, resolve, schemaName } from '@/lib/contract/resolve';
import type { OpenApiDocument, ResponseObject, Schema } from '@/lib/contract/types';

const text = readFileSync('openapi.json', 'utf8');
const document: OpenApiDocument = JSON.parse(text);
const operations = listOperations(document);

const OPEN = `
POST /api/auth/login login
POST /api/auth/refresh-token refreshToken
POST /api/slacktoken receiveSlackToken
GET /api/forms/{formId}/definition getActiveFormDefinition
POST /api/forms/{formId}/submissions createSubmission
GET /api/forms/{formId}/submissions/by-token/{submissionToken} getSubmissionByToken
PATCH /api/forms/{formId}/submissions/by-token/{submissionToken} updateSubmissionByToken`;

const PROTECTED = `
POST /api/auth/logout logout
POST /api/auth/register register
POST /api/my-account/change-password changePassword
POST /api/form-templates createFormTemplate
GET /api/form-templates listFormTemplates
GET /api/form-templates/{formTemplateId} getFormTemplate
PATCH /api/form-templates/{formTemplateId} updateFormTemplate
DELETE /api/form-templates/{formTemplateId} deleteFormTemplate
POST /api/forms createForm
GET /api/forms listForms
GET /api/forms/{formId} getForm
PATCH /api/forms/{formId} updateForm
PUT /api/forms/{formId} replaceForm
DELETE /api/forms/{formId} deleteForm
POST /api/forms/{formId}/definitions createFormDefinition
GET /api/forms/{formId}/definitions listFormDefinitions
PATCH /api/forms/{formId}/definition updateActiveFormDefinition
PUT /api/forms/{formId}/definition replaceActiveFormDefinition
GET /api/forms/{formId}/definitions/{definitionId} getFormDefinition
PATCH /api/forms/{formId}/definitions/{definitionId} updateFormDefinition
PUT /api/forms/{formId}/definitions/{definitionId} replaceFormDefinition
GET /api/forms/{formId}/submissions listSubmissions
GET /api/forms/{formId}/submissions/{submissionId} getSubmission
PATCH /api/forms/{formId}/submissions/{submissionId} updateSubmission
PUT /api/forms/{formId}/submissions/{submissionId} replaceSubmission
POST /api/forms/{formId}/submissions/{submissionId}/status setSubmissionStatus`;

const lines = (block: string) => block.trim().split('\n').sort();
const written = (isProtected: boolean) =>
  operations
    .filter(({ operation }) => operation.security.length > 0 === isProtected)
    .map(({ method, path, operation }) => `${method.toUpperCase()} ${path} ${operation.operationId}`)
    .sort();

test('the contract is version 0.1.1 in OpenAPI 3.0.3 and served from where it lies', () => {
  expect(document.openapi).toBe('3.0.3');
  expect(document.info).toMatchObject({ title: 'Endatix Platform REST API', version: '0.1.1' });
  expect(document.servers[0]?.url).toBe('/');
});

test('all 33 operations are there, each open or protected as the platform has it', () => {
  expect(written(false)).toEqual(lines(OPEN));
  expect(written(true)).toEqual(lines(PROTECTED));
  for (const { operation } of operations)
    expect([[], [{ JWTBearerAuth: [] }]]).toContainEqual(operation.security);
});

test.each(operations)('$operation.operationId names the responses it can give', ({ operation, path }) => {
  const statuses = Object.keys(operation.responses);
  expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1);
  expect(statuses).toContain('400');
  expect(statuses.includes('401')).toBe(operation.security.length > 0);
  expect(statuses.includes('403')).toBe(operation.security.length > 0);
  expect(statuses.includes('404')).toBe(path.includes('{'));
  for (const status of ['413', '415'])
    expect(statuses.includes(status)).toBe(operation.requestBody !== undefined);
  for (const [status, entry] of Object.entries(operation.responses)) {
    const response = resolve<ResponseObject>(document, entry);
    expect(response.description.length).toBeGreaterThan(5);
    const media = Object.entries(response.content ?? {});
    if (['401', '403', '413', '415'].includes(status)) {
      expect(media).toEqual([]);
      continue;
    }
    expect(media).toHaveLength(1);
    for (const [type, { schema, examples }] of media) {
      expect(schemaName(schema), `${status} has a named schema`).toBeTruthy();
      expect(Object.keys(examples ?? {}).length, `${status} has examples`).toBeGreaterThan(0);
      const problem =
        status === '400' || (status === '404' && operation.operationId !== 'getActiveFormDefinition');
      expect(type).toBe(problem ? 'application/problem+json' : 'application/json');
    }
    if (status === '401') expect(response.headers).toHaveProperty('WWW-Authenticate');
  }
  const sentences = operation.description.split(/[.?!](\s|$)/).filter((part) => part?.trim());
  expect(sentences.length, 'more than one sentence').toBeGreaterThan(1);
});

test('every schema and every property of one is described', () => {
  const visit = (schema: Schema, at: string, parentIsMap = false) => {
    if (isRef(schema)) return;
    if (!parentIsMap) expect(schema.description, at).toBeTruthy();
    for (const [name, property] of Object.entries(schema.properties ?? {})) visit(property, `${at}.${name}`);
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) visit(schema, name);
});

test('answers are closed, requests are open to properties of other versions', () => {
  const requests = new Set(
    operations.flatMap(({ operation }) =>
      Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schemaName(schema)),
    ),
  );
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    if (schema.type !== 'object') continue;
    // RFC 9457 lets servers extend problem details.
    const open = requests.has(name) || name === 'ProblemDetails';
    expect(schema.additionalProperties, name).toBe(open ? undefined : false);
  }
});

test('no component lies unused', () => {
  for (const [kind, entries] of Object.entries(document.components)) {
    if (kind === 'securitySchemes') continue;
    for (const name of Object.keys(entries))
      expect(text, `${kind}/${name}`).toContain(`"$ref": "#/components/${kind}/${name}"`);
  }
});

test('no id of an example survives a reader of doubles, so that none hides the trap', () => {
  const ids = new Set(text.match(/\b\d{17,}\b/g));
  expect(ids.size).toBeGreaterThan(5);
  for (const digits of ids) expect(String(Number(digits)), digits).not.toBe(digits);
});

test('the code reads the contract with every digit', () => {
  expect(openApi).toEqual(parseExact(text));
});

test('redocly finds neither an error nor a warning', async () => {
  const config = await loadConfig({ configPath: 'redocly.yaml' });
  const worse = text.replaceAll('"description"', '"x-description"');
  expect((await lintFromString({ source: worse, config })).length).toBeGreaterThan(100);
  const problems = await lint({ ref: 'openapi.json', config });
  const said = problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`,
  );
  expect(said).toEqual([]);
}, 60_000);
