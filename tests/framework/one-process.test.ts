import { expect, it } from 'vitest';
import { BrokenAssumption } from '@/lib/framework/broken-assumption';
import { drawnHtml, keepHtml } from '@/lib/framework/next/one-process';

it('HTML that was kept is known, and what was not ends the build with a sentence', () => {
  keepHtml('one', '<p>One</p>');
  keepHtml('other', '<p>Other</p>');
  expect(drawnHtml('one')).toBe('<p>One</p>');
  expect(() => drawnHtml('nothing')).toThrow(BrokenAssumption);
  expect(() => drawnHtml('nothing')).toThrow(/one globalThis.*"nothing".*framework\/next\/one-process\.ts/s);
});
