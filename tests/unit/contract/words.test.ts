import { expect, it } from 'vitest';
import contract from '@/openapi.json';

const operations = Object.values(contract.paths).flatMap((path) =>
  Object.values<object>(path).filter(
    (item): item is { operationId: string; summary: string; description: string } => 'operationId' in item,
  ),
);
const words = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

it('covers every operation', () => expect(operations.length).toBeGreaterThan(30));

it.each(operations)('$operationId is told in few words', ({ summary, description }) => {
  expect(words(summary), `"${summary}": at most 6 words`).toBeLessThanOrEqual(6);
  expect(
    words(description),
    'a longer description belongs into a guide, at most 60 words',
  ).toBeLessThanOrEqual(60);
});
