import { expect, it } from 'vitest';
import { lazyChunks } from '@/lib/framework/next/lazy-chunks';

const page =
  'e=>{e.v(t=>Promise.all(["static/chunks/a.js","static/chunks/a.css"].map(t=>e.l(t))).then(()=>t(1)))},e=>{e.v(t=>Promise.all(["static/chunks/b.js","static/chunks/c.js","static/chunks/b.css"].map(t=>e.l(t))).then(()=>t(2)))}';
const read = (chunk: string) =>
  ({ 'static/chunks/a.js': 'search', 'static/chunks/c.js': 'ours' })[chunk] ?? '';

it('names what comes with a module, and nothing else', () => {
  expect(lazyChunks(['', page], read, ['ours'])).toEqual([
    'static/chunks/b.js',
    'static/chunks/c.js',
    'static/chunks/b.css',
  ]);
});

it('says what no longer holds when the module is in no list', () => {
  expect(() => lazyChunks([page], read, ['theirs'])).toThrow('No chunk has "theirs"');
});
