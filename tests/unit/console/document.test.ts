import { expect, it } from 'vitest';
import { consoleDocument } from '@/features/try/swagger/document';
import { allContract, allOperations, serverApi } from '@/shared/contract/all-operations';
import { type Contract, readOperations } from '@/shared/contract/contract';
import { openApi } from '@/shared/contract/document';
import { newestDocument, referenceOperations, untilRelease } from '@/shared/contract/later-releases';

interface Described {
  summary: string;
  externalDocs: { url: string };
  parameters: { name: string; example?: unknown }[];
  security: object[];
}

const describeContract = (contract: Contract) => consoleDocument(contract, 'https://site.test');
const document = JSON.parse(describeContract(allContract));
const find = (path: string, method: string): Described => document.paths[path][method];

it('the document of the console has every operation, with its page, and marks those of a server only', () => {
  for (const { path, method, isServerOnly, href, id } of allOperations) {
    const { summary, externalDocs, parameters, security } = find(path, method);
    expect(summary.endsWith('(your server only)'), id).toBe(isServerOnly);
    expect(new URL(externalDocs.url).pathname, id).toBe(`${href}/`);
    // Swagger UI shows everybody as signed in for a choice of no security.
    expect(security, id).not.toContainEqual({});
    // IDs of examples exist on no server.
    expect(
      parameters.filter((parameter) => 'example' in parameter),
      id,
    ).toEqual([]);
  }
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(Object.keys(serverApi.paths)));
});

it('the document of the newest release has its operations, and marks the later ones', () => {
  const { paths } = JSON.parse(describeContract(readOperations(newestDocument(), openApi)));
  const operations = Object.values<Record<string, Described>>(paths).flatMap((item) => Object.values(item));
  expect(operations).toHaveLength(referenceOperations.filter((one) => !untilRelease(one)).length);
  expect(paths['/api/roles'].get.summary).toMatch(/ \(since 0\.\d\.\d\)$/i);
  expect(paths['/api/forms'].get.summary).toBe('List forms');
});

it('64-bit numbers of examples keep their digits', () => {
  const { responses } = document.paths['/api/forms/{formId}/submissions'].get;
  expect(responses[200].content['application/json'].examples.page.value).toContain(
    '"id": 1431648585574401063',
  );
});
