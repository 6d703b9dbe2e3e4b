import { readFile } from 'node:fs/promises';
import { parse } from 'node-html-parser';
import { exportedRoutes } from '@/tests/export/support/routes';
import { describe, expect, it } from '../support/test';

/**
 * Language of a block, by its text; undefined for others, and for JSON that holds nothing to colour. The other languages
 * of samples are drawn in the browser, by lib/shared/code/live-runs.ts.
 */
function languageOf(text: string): 'cURL' | 'JSON' | undefined {
  if (/^curl\b/m.test(text)) return 'cURL';
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && Object.keys(value).length > 0 ? 'JSON' : undefined;
  } catch {
    return undefined;
  }
}

describe('code on the pages of the operations', () => {
  it('has colours, requests and JSON alike', async () => {
    const operations = (await exportedRoutes()).filter((route) =>
      /^\/docs\/api\/(?!running-server|schemas)[^/]+\/[^/]+\/$/.test(route),
    );
    expect(operations).toHaveLength(33);
    const plain: string[] = [];
    let json = 0;
    for (const route of operations) {
      // By default the parser takes what stands in `pre` for text.
      const page = parse(await readFile(`out${route}index.html`, 'utf8'), {
        blockTextElements: { script: true, style: true },
      });
      const blocks = page.querySelectorAll('main pre code').map((code) => ({
        language: languageOf(code.textContent),
        isColoured: code.querySelector('i') !== null,
        start: code.textContent.slice(0, 60),
      }));
      expect(
        blocks.some(({ language }) => language === 'cURL'),
        route,
      ).toBe(true);
      json += blocks.filter(({ language }) => language === 'JSON').length;
      plain.push(
        ...blocks
          .filter(({ language, isColoured }) => language && !isColoured)
          .map(({ start }) => `${route}: ${start}`),
      );
    }
    expect(json).toBeGreaterThan(200);
    expect(plain).toEqual([]);
  });
});
