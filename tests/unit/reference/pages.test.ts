import { describe, expect, it } from 'vitest';
import { operationPage } from '@/features/reference/build/operation';
import { schemaPage } from '@/features/reference/build/schema';
import { findUses, schemaExample, schemaNames } from '@/features/reference/build/schemas';
import type { Block, ReferencePage, Section } from '@/features/reference/build/types';
import { getMarkdownPage, parseAddress } from '@/shared/addresses';
import { allContract, allOperations } from '@/shared/contract/all-operations';
import { referenceContract } from '@/shared/contract/later-releases';
import { formatErrors } from '@/shared/format-errors';
import { exactText } from '@/shared/http/json';
import { schemaValidator } from '@/tests/support/schema-validator';

const getSections = (sections: readonly Section[]): Section[] =>
  sections.flatMap((section) => [section, ...getSections(section.sections ?? [])]);

const getBlocks = (page: ReferencePage): Block[] => [
  ...page.lead,
  ...getSections(page.sections).flatMap(({ blocks }) => blocks),
];

const getFields = (page: ReferencePage) =>
  getBlocks(page).flatMap((block) => (block.kind === 'fields' ? block.fields : []));

const getProse = (page: ReferencePage): string =>
  getBlocks(page)
    .flatMap((block) => (block.kind === 'text' ? [block.text] : []))
    .join('\n');

const getResponseSections = (id: string) =>
  operationPage(referenceContract.operation(id), []).sections.find((section) => section.id === 'responses')
    ?.sections ?? [];

describe('every schema of the contracts', () => {
  it.each(schemaNames)('%s has a page with its properties, its uses and a valid example', (name) => {
    const page = schemaPage(name);
    expect(getMarkdownPage(parseAddress(page.path))).toBe(`/docs/api/schemas/${name}.md`);
    const links = getBlocks(page).flatMap((block) => (block.kind === 'links' ? block.items : []));
    expect(links).not.toEqual([]);
    for (const { operation } of findUses(name))
      expect(links.map(({ href }) => href)).toContain(operation.href);
    const validate = schemaValidator(referenceContract.document, name);
    // Examples of the contract are checked elsewhere; this one can be composed of those of its properties.
    const example: unknown = JSON.parse(exactText(schemaExample(name)));
    expect(validate(example), formatErrors(validate.errors, '/').join()).toBe(true);
  });

  it('shows what later releases added and removed, and requires only what they all require', () => {
    const rows = getFields(schemaPage('CreateFormRequest'));
    expect(rows).toContainEqual(expect.objectContaining({ path: 'formDefinitionSchema', since: '0.5.0' }));
    expect(getFields(schemaPage('CreateFormTemplateRequest'))).toContainEqual(
      expect.objectContaining({ path: 'isEnabled', until: '0.6.0' }),
    );
    expect(rows.filter(({ required }) => required).map(({ path }) => path)).toEqual(['name', 'isEnabled']);
  });

  it('is used somewhere, and linked from the operations whose bodies it describes', () => {
    const uses = schemaNames.map((name) => [name, findUses(name)] as const);
    for (const operation of allOperations) {
      const text = getProse(operationPage(operation, []));
      for (const [name, own] of uses)
        if (own.some((use) => use.operation === operation))
          expect(text, operation.id).toContain(`/docs/api/schemas/${name})`);
    }
  });
});

it('the page of an operation shows the response of 0.7.3 first, and those that only it has', () => {
  const [success] = getResponseSections('listForms');
  const fields = success?.blocks.flatMap((block) => (block.kind === 'fields' ? [block.fields[0]?.path] : []));
  expect(fields).toEqual(['page', 'id']);
  const titles = getResponseSections('createSubmission').map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['Forbidden (since 0.7.0)', 'Conflict (since 0.7.0)']));
});

describe('the page of a server-only operation', () => {
  const operation = allContract.operation('exportSubmissions');
  const page = operationPage(operation, []);
  const blocks = getBlocks(page);

  it('shows that, and neither differences nor errors of the reference', () => {
    expect(page.lead[0]).toMatchObject({ mark: 'your server only' });
    expect(blocks).toContainEqual(
      expect.objectContaining({ text: expect.stringContaining('openapi.server.json') }),
    );
    const ids = page.sections.map(({ id }) => id);
    expect(ids).toEqual(['parameters', 'body', 'run', 'responses', 'later-releases']);
    expect(operationPage(allContract.operation('createForm'), []).lead[0]).not.toHaveProperty('mark');
  });

  it("shows a body that isn't JSON unchanged", () => {
    expect(blocks).toContainEqual(
      expect.objectContaining({ fence: 'text', text: expect.stringMatching(/^FormId,Id,IsComplete/) }),
    );
  });

  it('shows each kind of body that a status can have', () => {
    const verify = getProse(operationPage(allContract.operation('verifyEmail'), []));
    expect(verify).toContain('`application/problem+json`, [ErrorResponse]');
    expect(verify).toContain('`application/json`, [ServerProblem]');
  });
});

describe('the page of an operation', () => {
  it('says release and permission of a later one instead of offering Run', () => {
    const page = operationPage(referenceContract.operation('inviteUser'), []);
    expect(page.lead[0]).toMatchObject({ mark: 'since 0.7.0' });
    expect(JSON.stringify(page.lead.slice(1))).toContain('tenant.users.invite');
    expect(getBlocks(page)).not.toContainEqual(expect.objectContaining({ kind: 'run' }));
  });

  it('says who needs no token where an Endatix server is open, and nowhere else', () => {
    const accessOf = (id: string) =>
      operationPage(allContract.operation(id), []).lead.find(
        (block) => block.kind === 'text' && block.tone === 'access',
      );
    expect(accessOf('register')).toMatchObject({
      text: expect.stringMatching(/^The sandbox requires .*, an Endatix server doesn’t\./),
    });
    expect(accessOf('createForm')).toMatchObject({
      text: expect.stringMatching(/^Requires an access token/),
    });
  });

  it('lists the fields of a filter', () => {
    const page = operationPage(allContract.operation('listSubmissions'), []);
    const { description } = getFields(page).find(({ path }) => path === 'filter') ?? {};
    expect(description).toMatch(/\n- .*one value\.\n\nExample: `isComplete:true`/s);
  });
});
