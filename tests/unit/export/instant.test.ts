import { describe, expect, it } from 'vitest';
import { waitForReader } from '@/scripts/export/instant';

const scripts = { instant: '/_next/static/instant/A.js', search: '/_next/static/search/B.js' };
const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const page = (end: string) =>
  `<html><head>${chunk('a')}${chunk('b')}${chunk('c')}</head><body><p>Text</p>${end}</body></html>`;

describe('the script of plain listeners', () => {
  it('comes after what the first paint needs, and after the page has been laid out', () => {
    const html = waitForReader(page('<script>(self.__next_f=[]).push(1)</script>'), 'a.html', scripts);
    expect(html).toContain(
      '<script type="module" src="/_next/static/instant/A.js" data-search="/_next/static/search/B.js" fetchpriority="low"></script></head>',
    );
    expect(html).toContain(
      '<script>(self.__next_f=[]).push(1);document.body.offsetTop</script></body></html>',
    );
    expect(html.match(/type="later"/g)).toHaveLength(3);
  });

  it('has no place in a page that does not end with its payload', () => {
    expect(() => waitForReader(page('<p>End</p>'), 'a.html', scripts)).toThrow(
      'a.html does not end with the script of its payload.',
    );
  });
});
