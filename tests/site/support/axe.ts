import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface AxeOptions {
  /** Also asks for the rules beyond WCAG 2.2 AA. */
  bestPractice?: boolean;
  /** Whether contrast is measured, of text with its ground and of links with the text around: half of the time. */
  contrast?: boolean;
  /** Rules that are asked for, and no others. */
  only?: string[];
  /** Part of the page that is looked at, by a selector; the whole unless given. */
  within?: string;
}

/** Runs axe on a page as it is, its own policy included; gives a line for each element at fault. */
export async function getViolations(
  page: Page,
  { bestPractice = false, contrast = true, only, within = 'html' }: AxeOptions = {},
): Promise<string[]> {
  // Evaluated by the browser's own tools, which no policy of the page can reject.
  await page.evaluate(source);
  const results = await page.evaluate(
    ({ within, options }) => {
      const { axe } = window as unknown as {
        axe: { run(context: Node | null, options: object): Promise<AxeResults> };
      };
      return axe.run(document.querySelector(within), options);
    },
    {
      within,
      options: {
        ...(only
          ? { runOnly: { type: 'rule', values: only } }
          : {
              runOnly: bestPractice ? [...wcag, 'best-practice'] : wcag,
              rules: { 'color-contrast': { enabled: contrast }, 'link-in-text-block': { enabled: contrast } },
            }),
        // Only these are read: what is in order need not be described.
        resultTypes: ['violations'],
      },
    },
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`),
  );
}
