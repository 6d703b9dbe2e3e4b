import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { markdownPageOf, parseAddress } from '@/lib/addresses';
import { exactText } from '@/lib/api/json';
import { openApi } from '@/lib/contract/document';
import { apiOperations } from '@/lib/contract/operations';
import { referenceMarkdown } from '@/lib/exports/markdown/reference';
import { operation as german } from '@/lib/i18n/de/operation';
import { operation as english } from '@/lib/i18n/en/operation';
import { schemaExample, schemaNames, usesOf } from '@/lib/server/contract/schemas';
import { operationPage } from '@/lib/server/reference/operation';
import { runningServerPages } from '@/lib/server/reference/running-server';
import { schemaPage, schemaPages } from '@/lib/server/reference/schema';
import type { Block, ReferencePage, Section } from '@/lib/server/reference/types';
import { schemaValidator } from '@/scripts/contract/validators';
import type { LocaleCode } from '@/theme.config';

const pagesIn = (language: LocaleCode): ReferencePage[] => [
  ...apiOperations.map((operation) => operationPage(operation, [], language)),
  ...schemaPages(language),
  ...runningServerPages(language),
];

const sectionsOf = (sections: readonly Section[]): Section[] =>
  sections.flatMap((section) => [section, ...sectionsOf(section.sections ?? [])]);

const blocksOf = (page: ReferencePage): Block[] => [
  ...page.lead,
  ...sectionsOf(page.sections).flatMap(({ blocks }) => blocks),
];

describe('every schema of the contract', () => {
  it.each(schemaNames)('%s has a page with its properties, its uses and an example that is one', (name) => {
    const page = schemaPage(name, 'en');
    expect(markdownPageOf(parseAddress(page.path))).toBe(`/docs/api/schemas/${name}.md`);
    const links = blocksOf(page).flatMap((block) => (block.kind === 'links' ? block.items : []));
    expect(links).not.toEqual([]);
    for (const { operation } of usesOf(name)) expect(links.map(({ href }) => href)).toContain(operation.href);
    const validate = schemaValidator(openApi, name);
    // Examples of the contract are checked where they stand; this one may be made of those of the properties.
    const example: unknown = JSON.parse(exactText(schemaExample(name)));
    expect(validate(example), JSON.stringify(validate.errors)).toBe(true);
  });

  it('is used somewhere, and linked from the operations whose bodies it is', () => {
    for (const operation of apiOperations) {
      const text = referenceMarkdown(operationPage(operation, [], 'en'));
      for (const name of schemaNames.filter((one) => usesOf(one).some((use) => use.operation === operation)))
        expect(text, operation.id).toContain(`/docs/api/schemas/${name}.md`);
    }
  });
});

describe('a page of the reference', () => {
  it('shows ids with every digit', () => {
    const idsOf = (text: string) => text.match(/(?<!\d)\d{17,}(?!\d)/g) ?? [];
    const contract = idsOf(readFileSync('openapi.json', 'utf8'));
    const recorded = idsOf(readFileSync('api/differences/recorded-responses.jsonl', 'utf8'));
    const ids = [
      ...apiOperations.map((operation) => operationPage(operation, [], 'en')),
      ...schemaPages('en'),
    ].flatMap((page) => idsOf(referenceMarkdown(page)));
    const kept = new Set([...contract, ...recorded]);
    expect(ids.filter((id) => !kept.has(id))).toEqual([]);
    expect(new Set(contract.filter((id) => !ids.includes(id)))).toEqual(new Set());
  });

  it('has ids that are its own, each once', () => {
    for (const page of pagesIn('en')) {
      const ids = sectionsOf(page.sections).map(({ id }) => id);
      const differences = blocksOf(page).flatMap((block) =>
        block.kind === 'links' ? block.items.flatMap(({ id }) => id ?? []) : [],
      );
      expect(new Set([...ids, ...differences]).size, page.path).toBe(ids.length + differences.length);
    }
  });

  it('can be had in another language, with none of the English texts left', () => {
    const labels = (page: ReferencePage) => [
      ...sectionsOf(page.sections).map(({ title }) => title),
      ...blocksOf(page).flatMap((block) => (block.kind === 'fields' ? [block.label] : [])),
    ];
    const own = new Set<string>(
      Object.values(english).filter((text) => !Object.values<string>(german).includes(text)),
    );
    for (const page of pagesIn('de'))
      expect(
        labels(page).filter((label) => own.has(label)),
        page.path,
      ).toEqual([]);
  });
});
