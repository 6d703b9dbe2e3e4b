import { type ComponentType, createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createMdxComponents } from '@/features/docs-page/mdx-components';
import { markdownLinks } from '@/features/exports/links';
import { readMain } from '@/features/exports/main-text';
import { startThread } from '@/features/exports/thread';
import { toMarkdown } from '@/features/exports/to-markdown';
import { CodeFrame } from '@/features/mdx/code-frame';
import { FieldList } from '@/features/reference/field-list';
import { defaultLocale } from '@/shared/i18n';
import { site } from '@/theme.config';

const parts = createMdxComponents({ locale: defaultLocale, textLocale: defaultLocale });
type Part = ComponentType<Record<string, unknown>>;
const part = (name: string) => parts[name] as Part;
const [Card, Cards, Tab, Tabs] = ['Card', 'Cards', 'Tab', 'Tabs'].map(part) as [Part, Part, Part, Part];
const Code = CodeFrame as unknown as Part;

const diagrams = new Map([['/diagrams/a-light.svg', 'flowchart LR\n  a --> b']]);

/** Returns the Markdown of a page with this content, without its title. */
function convert(content: ReactNode | string): string {
  const inner = typeof content === 'string' ? content : renderToStaticMarkup(content);
  const html = `<html><body><nav>Menu</nav><main><h1>T</h1>${inner}</main></body></html>`;
  const context = { link: markdownLinks('/docs/guides/p'), diagrams };
  return toMarkdown(readMain(html, 'p.html'), '', context)
    .replace(/^# T\n\n?/, '')
    .trimEnd();
}

describe('components become plain Markdown', () => {
  const bash = h(Code, { label: 'Bash', language: 'bash' }, 'ls');
  const file = h(Code, { label: 'Program.cs', language: 'csharp', isFile: true }, h('i', {}, 'run'));
  const code = h(Code, { label: 'Expected response: 200 OK', language: 'json' }, '{}');
  const outer = { path: 'a', type: 'object', bounds: [], description: 'First.\n\n- one', required: true };
  const inner = { path: 'a.b', type: 'string', bounds: ['2 to 9 characters'], description: 'Second.' };
  const fields = [outer, { ...inner, required: false }];
  const card = { title: 'One', href: '/docs/guides/webhooks' };

  it.each<[string, ReactNode | string, string]>([
    [
      'a callout',
      h(part('Callout'), { type: 'warning' }, h('b', {}, 'Mind')),
      '> **Warning**\n>\n> **Mind**',
    ],
    [
      'tabs, each below its name',
      h(Tabs, { group: 'shell', items: ['bash', 'PowerShell'] }, h(Tab, {}, bash), h(Tab, {}, 'two')),
      '**bash**\n\n```bash\nls\n```\n\n**PowerShell**\n\ntwo',
    ],
    [
      'cards',
      h(Cards, {}, h(Card, card, h('p', {}, 'First.')), h(Card, { title: 'Two', href: '/markdown-page' })),
      `- [One](${site.origin}/docs/guides/webhooks.md): First.\n- [Two](${site.origin}/markdown-page/)`,
    ],
    ['details', h(part('Details'), { summary: 'Why?' }, h('p', {}, 'Because.')), '**Why?**\n\nBecause.'],
    ['a file tree', h(part('FileTree'), {}, h('ul', {}, h('li', {}, 'a.cs — entry'))), '- a.cs — entry'],
    ['a named file, without the button', file, '`Program.cs`:\n\n```csharp\nrun\n```'],
    ['code with a purpose', code, 'Expected response: 200 OK:\n\n```json\n{}\n```'],
    [
      'a diagram',
      '<figure class="diagram"><a href="/diagrams/a-light.svg"><img src="/diagrams/a-light.svg"></a><figcaption>It shows.</figcaption></figure>',
      '```mermaid\nflowchart LR\n  a --> b\n```',
    ],
    [
      'a screenshot, once',
      h(part('Screenshot'), { name: 'form', alt: 'A form' }),
      `![A form](${site.origin}/screenshots/form-light.webp)`,
    ],
    [
      'a table',
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td><code>a|b</code></td><td>long<wbr>name</td></tr></tbody></table>',
      '| A | B |\n| - | - |\n| `a\\|b` | longname |',
    ],
    [
      'the properties of a body, nested ones below their parent',
      h(FieldList, { label: 'Body', anchor: 'body', showRequired: true, fields }),
      '- `a` object (required): First.\n\n  - one\n\n  **Properties of `a`**\n\n  - `a.b` string, 2 to 9 characters: Second.',
    ],
    [
      'what is no text',
      '<p data-markdown-ignore>x</p><button>x</button><p hidden>x</p><i data-island>x</i>',
      '',
    ],
  ])('%s', (_name, content, markdown) => {
    expect(convert(content)).toBe(markdown);
  });

  it('a settings table, with the name of its section and every row', () => {
    const markdown = convert(h(part('Settings'), { section: 'Endatix:Cors' }));
    expect(markdown).toMatch(/^Settings of Endatix:Cors:\n\n\| Key \|/);
    expect(markdown).toMatch(
      /^\| <a id="[\w-]+"><\/a>`DefaultPolicyName` \| string \| none \| .* `Endatix__Cors__DefaultPolicyName` \|$/m,
    );
  });

  it('an API example, as request and response', () => {
    const example = { operation: 'createForm', title: 'Create', auth: true, body: { name: 'F' } };
    const markdown = convert(h(part('ApiExample'), { ...example, status: 201, response: { id: '1' } }));
    expect(markdown).toContain('**Create** [POST `/api/forms`]');
    expect(markdown).toMatch(/```bash\ncurl http:\/\/localhost:5001\/api\/forms [\s\S]*"name": "F"/);
    expect(markdown).toMatch(/Expected response: \*\*201\*\* Created\n\n```json\n\{\n {2}"id": "1"\n\}\n```/);
  });
});

it('a page without main is rejected by its name', () => {
  expect(() => readMain('<html></html>', 'p.html')).toThrow('p.html has no <main>');
});

it('the error of a thread waits for its caller', async () => {
  const { worker, ended } = startThread('data:text/javascript,throw new Error("broken")', '', []);
  await new Promise((exit) => worker.once('exit', exit));
  await expect(ended).rejects.toThrow('broken');
});
