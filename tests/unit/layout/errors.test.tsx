import { expect, it } from 'vitest';
import { isLoadError } from '@/features/layout/errors/crash-message';

it.each([
  [new Error('Loading CSS chunk 12 failed.'), true],
  [new Error('Failed to load chunk /_next/static/chunks/1.js from module 2'), true],
  [new Error('error loading dynamically imported module: https://example.org/a.js'), true],
  [new Error('Importing a module script failed.'), true],
  [new Error('Cannot read properties of null'), false],
  ['Loading chunk 1 failed.', false],
  [null, false],
])('%s is a loading error: %s', (error, expected) => expect(isLoadError(error)).toBe(expected));
