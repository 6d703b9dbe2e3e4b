import { describe, expect, it } from 'vitest';
import { checkable } from '@/scripts/check/fences/collect';
import { checkYaml } from '@/scripts/check/fences/yaml';
import { documentationFences, plantFence, sentences } from './support/fences';

describe('YAML of the documentation', () => {
  it('parses, and Compose files follow the Compose Specification', () => {
    const fences = checkable(documentationFences, 'yaml');
    expect(fences.length).toBeGreaterThan(3);
    expect(sentences(fences.flatMap(checkYaml))).toEqual([]);
  });
});

describe('the YAML check', () => {
  it.each([
    ['a tab as indentation', 'a:\n\tb: 1', 'planted.mdx:7: YAML does not parse'],
    ['a repeated key', 'a: 1\na: 2', 'YAML does not parse'],
    ['an unknown Compose key', 'services:\n  api:\n    image: x\n    enviroment: {}', '("enviroment")'],
    ['a wrong Compose type', 'services:\n  api:\n    image: 5', 'services.api.image must be string'],
  ])('finds %s', (_name, code, expected) => {
    expect(sentences(checkYaml(plantFence('yaml', code))).join()).toContain(expected);
  });
});
