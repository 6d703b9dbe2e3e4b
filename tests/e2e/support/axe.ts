import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Runs axe on a page as it is, its own policy included; gives a line for each element at fault.
 * @param bestPractice also asks for the rules beyond WCAG 2.2 AA
 * @param within the part of the page that is looked at, by a selector; the whole unless given
 */
export async function violationsOf(
  page: Page,
  { bestPractice = false, within = 'html' } = {},
): Promise<string[]> {
  // Evaluated by the browser's own tools, which no policy of the page can refuse.
  await page.evaluate(source);
  const results = await page.evaluate(
    ({ tags, within }) => {
      const { axe } = window as unknown as {
        axe: { run(context: Node | null, options: object): Promise<AxeResults> };
      };
      return axe.run(document.querySelector(within), { runOnly: tags });
    },
    { tags: bestPractice ? [...wcag, 'best-practice'] : wcag, within },
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`),
  );
}
