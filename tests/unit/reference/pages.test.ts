import { describe, expect, it } from 'vitest';
import { markdownPageOf, parseAddress } from '@/lib/addresses';
import { exactText } from '@/lib/api/json';
import { REFERENCE_ORIGIN } from '@/lib/api/origins';
import { allContract, allOperations } from '@/lib/contract/all-operations';
import { referenceMarkdown } from '@/lib/exports/markdown/reference';
import { schemaExample, schemaNames, usesOf } from '@/lib/server/contract/schemas';
import { operationPage } from '@/lib/server/reference/operation';
import { schemaPage } from '@/lib/server/reference/schema';
import type { Block, ReferencePage, Section } from '@/lib/server/reference/types';
import { schemaValidator } from '@/scripts/contract/validators';

const sectionsOf = (sections: readonly Section[]): Section[] =>
  sections.flatMap((section) => [section, ...sectionsOf(section.sections ?? [])]);

const blocksOf = (page: ReferencePage): Block[] => [
  ...page.lead,
  ...sectionsOf(page.sections).flatMap(({ blocks }) => blocks),
];

describe('every schema of the contracts', () => {
  it.each(schemaNames)('%s has a page with its properties, its uses and an example that is one', (name) => {
    const page = schemaPage(name);
    expect(markdownPageOf(parseAddress(page.path))).toBe(`/docs/api/schemas/${name}.md`);
    const links = blocksOf(page).flatMap((block) => (block.kind === 'links' ? block.items : []));
    expect(links).not.toEqual([]);
    for (const { operation } of usesOf(name)) expect(links.map(({ href }) => href)).toContain(operation.href);
    const validate = schemaValidator(allContract.document, name);
    // Examples of the contract are checked where they stand; this one may be made of those of the properties.
    const example: unknown = JSON.parse(exactText(schemaExample(name)));
    expect(validate(example), JSON.stringify(validate.errors)).toBe(true);
  });

  it('is used somewhere, and linked from the operations whose bodies it is', () => {
    for (const operation of allOperations) {
      const text = referenceMarkdown(operationPage(operation, []));
      for (const name of schemaNames.filter((one) => usesOf(one).some((use) => use.operation === operation)))
        expect(text, operation.id).toContain(`/docs/api/schemas/${name}.md`);
    }
  });
});

describe('the page of an operation that only a server has', () => {
  const operation = allContract.operation('exportSubmissions');
  const page = operationPage(operation, []);
  const text = referenceMarkdown(page);

  it('says so, and shows neither differences nor errors of the reference', () => {
    expect(page.lead[0]).toMatchObject({ mark: 'your server only' });
    expect(text).toContain('openapi.server.json');
    const ids = page.sections.map(({ id }) => id);
    expect(ids).toEqual(['parameters', 'body', 'run', 'responses']);
    expect(operationPage(allContract.operation('createForm'), []).lead[0]).not.toHaveProperty('mark');
  });

  it('shows a body as it is where it is no JSON, and addresses a server', () => {
    expect(text).toContain('```text\nFormId,Id,IsComplete');
    expect(text).toContain(`baseUrl = '${REFERENCE_ORIGIN}'`);
  });

  it('shows each kind of body that a status can have', () => {
    const verify = referenceMarkdown(operationPage(allContract.operation('verifyEmail'), []));
    expect(verify).toContain('`application/problem+json`, [ErrorResponse]');
    expect(verify).toContain('`application/json`, [ServerProblem]');
  });
});

describe('the page of an operation', () => {
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

  it('lists the fields of a filter, in Markdown in one row', () => {
    const page = operationPage(allContract.operation('listSubmissions'), []);
    const fields = blocksOf(page).flatMap((block) => (block.kind === 'fields' ? block.fields : []));
    const { description } = fields.find(({ path }) => path === 'filter') ?? {};
    expect(description).toMatch(/\n- .*one value\.\n\nExample: `isComplete:true`/s);
    expect(referenceMarkdown(page)).toMatch(/^\| `filter` .*createdAt.*Example: `isComplete:true`.* \|$/m);
  });
});
