import { expect, it } from 'vitest';
import { addOwnScript } from '@/scripts/export/instant';

const scripts = { instant: '/_next/static/instant/A.js', search: '/_next/static/search/B.js' };
const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const page = (body: string) =>
  `<html><head>${chunk('a')}${chunk('b')}${chunk('c')}</head><body>${body}</body></html>`;

it("a page gets the shell's script after what the first paint needs, and keeps the framework for its islands alone", () => {
  const own =
    '<script type="module" src="/_next/static/instant/A.js" data-search="/_next/static/search/B.js" fetchpriority="low"></script></head>';
  expect(addOwnScript(page('<p>Text</p>'), 'a.html', scripts)).toBe(
    `<html><head>${own}<body><p>Text</p></body></html>`,
  );
  const withIsland = addOwnScript(page('<div class="island" data-island=""></div>'), 'a.html', scripts);
  expect(withIsland).toContain(own);
  expect(withIsland.match(/type="later"/g)).toHaveLength(3);
});
