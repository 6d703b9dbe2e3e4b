import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUILT_IN_NOT_FOUND, dropBuiltInNotFound } from '@/framework/next/built-in-not-found';
import { compactPayload } from '@/framework/next/compact-payload';
import { INLINE_PAYLOAD } from '@/framework/next/inline-payload';

/** A page as Next writes it: escaped chunks after a bootstrap script. */
function page(chunks: string[]): string {
  const escaped = (text: string) =>
    JSON.stringify(text).replaceAll('&', '\\u0026').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
  const scripts = chunks.map((text) => `<script>self.__next_f.push([1,${escaped(text)}])</script>`).join('');
  return `<html><head></head><body><p>$& text</p><script>(self.__next_f=self.__next_f||[]).push([0])</script>${scripts}</body></html>`;
}

/** What the browser would have in its queue after running the page's scripts. */
function queueOf(html: string): unknown[][] {
  const scope: { self: { __next_f?: unknown[][] } } = { self: {} };
  for (const [, text = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) runInNewContext(text, scope);
  return scope.self.__next_f ?? [];
}

function payloadOf(html: string): string {
  return queueOf(html)
    .filter(([kind]) => kind === 1)
    .map(([, text]) => text)
    .join('');
}

describe('compactPayload', () => {
  it('hands over the same payload, whatever characters it holds', () => {
    const nasty = fc.constantFrom(
      '</script>',
      '<!--',
      '<script',
      '`',
      ['$', '{x}'].join(''),
      '\\',
      '"',
      "'",
      '\r\n',
      '\u2028',
      '&amp;',
      '$&',
    );
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.oneof(nasty, fc.string())).map((parts) => parts.join(''))),
        (chunks) => {
          expect(payloadOf(compactPayload(page(chunks)))).toBe(chunks.join(''));
        },
      ),
    );
  });

  it('leaves one script and the rest of the page as it was', () => {
    const html = compactPayload(page(['a', 'b']));
    expect(html.match(/<script>/g)).toHaveLength(1);
    expect(html).toContain('<p>$& text</p>');
  });

  it('says what is wrong with a page of another shape', () => {
    const bootstrap = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
    const other = (script: string) => `<html><body>${bootstrap}<script>${script}</script></body></html>`;
    expect(() => compactPayload('<html><body></body></html>')).toThrow(INLINE_PAYLOAD);
    expect(() => compactPayload(other('self.__next_f.push([2,"a"])'))).toThrow('a chunk of kind 2');
    expect(() => compactPayload(other('self.__next_f.push([1,`a`])'))).toThrow('which is no JSON');
    expect(() => compactPayload(other('__next_f.add("a")'))).toThrow('framework/next/inline-payload.ts');
  });
});

describe('dropBuiltInNotFound', () => {
  const screen =
    '[[["$","title",null,{"children":"404: This page could not be found."}],["$","h1",null,{"s":"a]\\"b"}]],[]]';

  it('removes exactly the built-in screen', () => {
    expect(dropBuiltInNotFound(`{"a":1,"notFound":${screen},"forbidden":2}`)).toBe(
      '{"a":1,"notFound":"$undefined","forbidden":2}',
    );
  });

  it('removes a second screen too, which refers to parts of the first', () => {
    const second = screen.replace('{"s":"a]\\"b"}', '"$0:notFound:0:1:props"');
    expect(second).toContain('$0:notFound');
    expect(dropBuiltInNotFound(`{"notFound":${screen},"b":{"notFound":${second}}}`)).toBe(
      '{"notFound":"$undefined","b":{"notFound":"$undefined"}}',
    );
  });

  it('returns a payload without it unchanged', () => {
    for (const text of ['', '{"notFound":"$undefined"}']) expect(dropBuiltInNotFound(text)).toBe(text);
  });

  it('does not leave the screen in silence when it has another shape', () => {
    for (const text of [`{"notFound":${screen.slice(0, -1)}`, `{"missing":${screen}}`])
      expect(() => dropBuiltInNotFound(text)).toThrow(BUILT_IN_NOT_FOUND);
  });
});
