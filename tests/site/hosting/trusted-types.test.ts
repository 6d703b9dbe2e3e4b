import { visit } from '@/tests/site/support/browser';
import { expect, it } from '@/tests/site/support/test';

/** Active markup, which must be removed completely. */
const hostile = [
  '<img src="/icon.svg" onload="window.acted = 1">',
  '<svg onload="window.acted = 1"><text>words</text></svg>',
  '<a href="javascript:window.acted=1">words</a>',
  '<iframe srcdoc="<script>parent.acted = 1</script>"></iframe>',
  '<base href="https://elsewhere.example/">',
  '<img title=">" src="/icon.svg" onload="window.acted = 1">',
  '<a title=">" onclick="window.acted = 1">words</a>',
  '<a href="&#106;ava&#10;script:window.acted=1">words</a>',
  '<form action="https://elsewhere.example/"><input name="a"></form>',
];

// tests/export/policies.test.ts checks that every page requires Trusted Types.
it('Trusted Types let no string become code or active markup', async ({ page }) => {
  await visit(page, '/docs/api/');
  const seen = await page.evaluate((markups) => {
    const attempt = (work: () => unknown): string => {
      try {
        work();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown';
      }
    };
    const script = document.createElement('script');
    const left = markups.flatMap((markup) => {
      const holder = document.createElement('div');
      holder.innerHTML = markup;
      document.body.append(holder);
      const active = [...holder.querySelectorAll('*')].filter(
        ({ tagName, attributes }) =>
          /^(script|iframe|base|form)$/i.test(tagName) ||
          [...attributes].some(
            ({ name, value }) =>
              /^on|^srcdoc$/i.test(name) || /^\s*javascript:/i.test(value.replace(/\s/g, '')),
          ),
      );
      holder.remove();
      return active.map((element) => element.outerHTML);
    });
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    return {
      left,
      acted: 'acted' in window,
      foreign: attempt(() => {
        script.src = 'https://elsewhere.example/a.js';
      }),
      text: attempt(() => {
        script.text = 'window.acted = 1';
      }),
      worker: attempt(() => new Worker('/docs/guides/webhooks.md')),
      // The framework's own way to create a script element, and plain markup.
      own: attempt(() => {
        document.createElement('div').innerHTML = '<p class="a">words</p>';
        document.createElement('div').innerHTML = '<script></script>';
      }),
      another: attempt(() => trustedTypes.createPolicy('another', { createHTML: (text: string) => text })),
    };
  }, hostile);
  expect(seen).toEqual({
    left: [],
    acted: false,
    foreign: 'TypeError',
    text: 'TypeError',
    worker: 'TypeError',
    own: 'done',
    another: 'TypeError',
  });
});
