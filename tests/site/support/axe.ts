import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface AxeOptions {
  /** Also checks the rules beyond WCAG 2.2 AA. */
  bestPractice?: boolean;
  /** Whether to measure contrast of texts and links, which takes half of the time. */
  contrast?: boolean;
  /** Checks only these rules. */
  only?: string[];
  /** Selector of the part to check, which is waited for; the whole page by default. */
  within?: string;
}

/** Runs axe on a page with its own policy. Returns a line for each violation. */
export async function getViolations(
  page: Page,
  { bestPractice = false, contrast = true, only, within = 'html' }: AxeOptions = {},
): Promise<string[]> {
  // Evaluated by the DevTools protocol, which the page's policy doesn't block.
  await page.evaluate(source);
  const results = await page
    .locator(within)
    .first()
    .evaluate(
      (element, options) => {
        const { axe } = window as unknown as {
          axe: { run(context: Node, options: object): Promise<AxeResults> };
        };
        return axe.run(element, options);
      },
      {
        runOnly: only ?? (bestPractice ? [...wcag, 'best-practice'] : wcag),
        rules: { 'color-contrast': { enabled: contrast }, 'link-in-text-block': { enabled: contrast } },
        // Only violations need details.
        resultTypes: ['violations'],
      },
    );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`),
  );
}
