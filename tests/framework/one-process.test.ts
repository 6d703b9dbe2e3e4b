import { expect, it } from 'vitest';
import { BrokenAssumption } from '@/framework/broken-assumption';
import { knownWhileDrawing, tellWhileDrawing } from '@/framework/next/one-process';

it('what was told is known, and what was not ends the build with a sentence', () => {
  tellWhileDrawing('a page', { title: 'One' });
  tellWhileDrawing('another', 2);
  expect(knownWhileDrawing('a page')).toEqual({ title: 'One' });
  expect(knownWhileDrawing('another')).toBe(2);
  expect(() => knownWhileDrawing('nothing')).toThrow(BrokenAssumption);
  expect(() => knownWhileDrawing('nothing')).toThrow(
    /one globalThis.*"nothing".*framework\/next\/one-process\.ts/s,
  );
});
