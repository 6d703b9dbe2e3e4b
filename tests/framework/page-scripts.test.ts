import { describe, expect, it } from 'vitest';
import { withoutFramework } from '@/shared/framework/next/page-scripts';

const chunk = (name: string, more = 'async=""') =>
  `<script src="/base/_next/static/chunks/${name}.js" ${more}></script>`;

const page = [
  '<head><link rel="preload" as="script" fetchPriority="low" href="/base/_next/static/chunks/a.js"/>',
  '<link rel="preload" href="/base/_next/static/media/a.woff2" as="font"/>',
  '<script>ours()</script>',
  chunk('a'),
  chunk('b'),
  chunk('old', 'noModule=""'),
  '</head><body><p>self.chunks</p><script id="_R_">(globalThis["TURBOPACK"] ||= []).push({})</script>',
  chunk('c'),
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"a < b"])</script></body>',
].join('');

describe('the framework', () => {
  it('is removed from a page without islands, and only that', () => {
    expect(withoutFramework(page, 'page.html', false)).toEqual({
      payload: '',
      html: '<head><link rel="preload" href="/base/_next/static/media/a.woff2" as="font"/><script>ours()</script></head><body><p>self.chunks</p></body>',
    });
  });

  it('is deferred in a page with islands, and its payload leaves the page', () => {
    const { html, payload } = withoutFramework(page, 'page.html', true);
    expect(
      html.match(/<script type="deferred" src="\/base\/_next\/static\/chunks\/[abc]\.js" async="">/g),
    ).toHaveLength(3);
    expect(html).not.toMatch(/old\.js|as="script"/);
    expect(html).toMatch(/<p>self\.chunks<\/p><script type="deferred"[^>]*><\/script><\/body>/);
    expect(payload).toBe(
      '(globalThis["TURBOPACK"] ||= []).push({});(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"a < b"])',
    );
  });

  it('is reported when Next starts a page differently, and when something of it would remain', () => {
    const sentence = /page\.html has \d such scripts.*framework\/next\/page-scripts\.ts/;
    expect(() => withoutFramework('<head></head>', 'page.html', false)).toThrow(sentence);
    expect(() =>
      withoutFramework(
        page.replace('<script>self.__next_f', '<script async>self.__next_f'),
        'page.html',
        false,
      ),
    ).toThrow(sentence);
  });
});
