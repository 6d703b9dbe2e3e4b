import { visit } from '@/tests/site/support/browser';
import { expect, it } from '@/tests/site/support/test';

/** Active markup, which must be removed completely. */
const hostile = [
  '<img src="/icon.svg" onload="window.acted = 1">',
  '<svg onload="window.acted = 1"><text>words</text></svg>',
  '<a href="javascript:window.acted=1">words</a>',
  '<iframe srcdoc="<script>parent.acted = 1</script>"></iframe>',
  '<base href="https://elsewhere.example/">',
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
    /** Returns the names of inserted elements, and their attributes. */
    const insert = (markup: string) => {
      const holder = document.createElement('div');
      holder.innerHTML = markup;
      document.body.append(holder);
      const parts = [...holder.querySelectorAll('*')].flatMap(({ localName, attributes }) => [
        localName,
        ...[...attributes].map(({ name, value }) => `${name}=${value.replace(/\s/g, '')}`),
      ]);
      holder.remove();
      return parts;
    };
    const script = document.createElement('script');
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    return {
      left: markups
        .flatMap(insert)
        .filter((part) => /^(script|iframe|base|form)$|^on|^srcdoc|=javascript:/i.test(part)),
      acted: 'acted' in window,
      // The framework's own way to create a script element, and plain markup.
      own: [...insert('<script></script>'), ...insert('<p class="a">words</p>')],
      rejected: [
        () => Object.assign(script, { src: 'https://elsewhere.example/a.js' }),
        () => Object.assign(script, { text: 'window.acted = 1' }),
        () => new Worker('/docs/guides/webhooks.md'),
        () => trustedTypes.createPolicy('another', { createHTML: (text: string) => text }),
      ].map(attempt),
    };
  }, hostile);
  expect(seen).toEqual({
    left: [],
    acted: false,
    own: ['script', 'p', 'class=a'],
    rejected: Array(4).fill('TypeError'),
  });
});
