import { describe, expect, it } from 'vitest';
import { nameMerged, sheetsOf } from '@/framework/next/style-sheets';
import { makeScriptsWait } from '@/framework/next/waiting-scripts';

const script = (name: string, more = 'async=""') =>
  `<script src="/base/_next/static/chunks/${name}.js" ${more}></script>`;

describe('scripts of the framework', () => {
  it('wait and are not preloaded; what no current browser loads goes, and inline scripts are one', () => {
    const html = [
      '<head><link rel="preload" as="script" fetchPriority="low" href="/base/_next/static/chunks/a.js"/>',
      script('a'),
      script('b'),
      script('c'),
      script('old', 'noModule=""'),
      '</head><body><script id="_R_">names()</script><script>(self.__next_f=[]).push(1)</script></body>',
    ].join('');
    const waiting = makeScriptsWait(html, 'page.html');
    expect(waiting).not.toContain('preload');
    expect(
      waiting.match(/<script type="later" src="\/base\/_next\/static\/chunks\/[abc]\.js" async="">/g),
    ).toHaveLength(3);
    expect(waiting).not.toContain('old.js');
    expect(waiting).toContain('<body><script>names();(self.__next_f=[]).push(1)</script></body>');
  });

  it('are missed when a page starts otherwise', () => {
    expect(() => makeScriptsWait(`<head>${script('a', 'defer=""')}</head>`, 'page.html')).toThrow(
      /page\.html has 0 such scripts\. Mend framework\/next\/waiting-scripts\.ts/,
    );
  });
});

describe('style sheets', () => {
  const link = (name: string) => `<link rel="stylesheet" href="/x/${name}.css" data-precedence="next"/>`;
  const element = (name: string) => `["$","link","0",{"rel":"stylesheet","href":"/x/${name}.css"}]`;
  const page = `${link('a')}${link('b')}${link('own')}<script>:HL["/x/a.css","style"]\n:HL["/x/b.css","style"]\n0:[${element('a')},${element('b')},${element('own')}]\n</script>`;

  it('are read from a page in their order', () => {
    expect(sheetsOf(page)).toEqual(['/x/a.css', '/x/b.css', '/x/own.css']);
  });

  it('are named by the one that holds them, in the page and in its payload', () => {
    expect(nameMerged(page, ['/x/a.css', '/x/b.css'], '/x/all.css')).toBe(
      `${link('all')}${link('own')}<script>:HL["/x/all.css","style"]\n0:[${element('all')},${element('all')},${element('own')}]\n</script>`,
    );
  });
});
