import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createMdxComponents } from '@/features/docs-page/mdx-components';
import { markdownLinks } from '@/features/exports/links';
import { readMain } from '@/features/exports/main-text';
import { toMarkdown } from '@/features/exports/to-markdown';
import { CodeFrame } from '@/features/mdx/code-frame';
import { FieldList } from '@/features/reference/field-list';
import { defaultLocale } from '@/shared/i18n';
import { site } from '@/theme.config';

const parts = createMdxComponents({ locale: defaultLocale, textLocale: defaultLocale });
type Name =
  | 'ApiExample'
  | 'Callout'
  | 'Card'
  | 'Cards'
  | 'Details'
  | 'FileTree'
  | 'Screenshot'
  | 'Settings'
  | 'Tab'
  | 'Tabs';
const { ApiExample, Callout, Card, Cards, Details, FileTree, Screenshot, Settings, Tab, Tabs } = parts as {
  [name in Name]: ComponentType<Record<string, unknown>>;
};

const diagrams = new Map([['/diagrams/a-light.svg', 'flowchart LR\n  a --> b']]);

/** Returns the Markdown of a page with this content, without its title. */
function convert(content: ReactNode | string, description = ''): string {
  const inner = typeof content === 'string' ? content : renderToStaticMarkup(content);
  const html = `<html><body><nav>Menu</nav><main><h1>T</h1>${inner}</main></body></html>`;
  const context = { link: markdownLinks('/docs/guides/p'), diagrams };
  return toMarkdown(readMain(html, 'p.html'), description, context)
    .replace(/^# T\n\n?/, '')
    .trimEnd();
}

describe('components become plain Markdown', () => {
  it.each<[string, ReactNode | string, string]>([
    [
      'a callout',
      <Callout key="" type="warning">
        <p>
          Mind <strong>this</strong>.
        </p>
      </Callout>,
      '> **Warning**\n>\n> Mind **this**.',
    ],
    [
      'tabs, each below its name',
      <Tabs key="" group="shell" items={['bash', 'PowerShell']}>
        <Tab>
          <CodeFrame label="Bash" language="bash">
            ls
          </CodeFrame>
        </Tab>
        <Tab>
          <p>two</p>
        </Tab>
      </Tabs>,
      '**bash**\n\n```bash\nls\n```\n\n**PowerShell**\n\ntwo',
    ],
    [
      'cards',
      <Cards key="">
        <Card title="One" href="/docs/guides/webhooks">
          <p>First.</p>
        </Card>
        <Card title="Two" href="/markdown-page" />
      </Cards>,
      `- [One](${site.origin}/docs/guides/webhooks.md): First.\n- [Two](${site.origin}/markdown-page/)`,
    ],
    [
      'details',
      <Details key="" summary="Why?">
        <p>Because.</p>
      </Details>,
      '**Why?**\n\nBecause.',
    ],
    [
      'a file tree',
      <FileTree key="">
        <ul>
          <li>
            src/
            <ul>
              <li>a.cs — entry</li>
            </ul>
          </li>
        </ul>
      </FileTree>,
      '- src/\n  - a.cs — entry',
    ],
    [
      'a named file, without the button',
      <CodeFrame key="" label="Program.cs" language="csharp" isFile>
        <i className="f">run</i>();
      </CodeFrame>,
      '`Program.cs`:\n\n```csharp\nrun();\n```',
    ],
    [
      'code with a purpose',
      <CodeFrame key="" label="Expected response: 200 OK" language="json">
        {'{}'}
      </CodeFrame>,
      'Expected response: 200 OK:\n\n```json\n{}\n```',
    ],
    [
      'a diagram',
      '<figure class="diagram"><a href="/diagrams/a-light.svg"><img src="/diagrams/a-light.svg"></a><figcaption>It shows.</figcaption></figure>',
      '```mermaid\nflowchart LR\n  a --> b\n```',
    ],
    [
      'a screenshot, once',
      <Screenshot key="" name="form" alt="A form" />,
      `![A form](${site.origin}/screenshots/form-light.webp)`,
    ],
    [
      'a table',
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td><code>a|b</code></td><td>long<wbr>name</td></tr></tbody></table>',
      '| A | B |\n| - | - |\n| `a\\|b` | longname |',
    ],
    [
      'the properties of a body, nested ones below their parent',
      <FieldList
        key=""
        label="Body"
        anchor="body"
        showRequired
        fields={[
          { path: 'a', type: 'object', bounds: [], description: 'First.\n\n- one', required: true },
          {
            path: 'a.b',
            type: 'string',
            bounds: ['2 to 9 characters'],
            description: 'Second.',
            required: false,
          },
        ]}
      />,
      '- `a` object (required): First.\n\n  - one\n\n  **Properties of `a`**\n\n  - `a.b` string, 2 to 9 characters: Second.',
    ],
    [
      'what is no text',
      '<p data-markdown-ignore>x</p><button>x</button><p hidden>x</p><div data-island>x</div>',
      '',
    ],
  ])('%s', (_name, content, markdown) => {
    expect(convert(content)).toBe(markdown);
  });

  it('a settings table, with the name of its section and every row', () => {
    const markdown = convert(<Settings section="Endatix:Cors" />);
    expect(markdown).toMatch(/^Settings of Endatix:Cors:\n\n\| Key \|/);
    expect(markdown).toMatch(
      /^\| <a id="[\w-]+"><\/a>`DefaultPolicyName` \| string \| none \| .* `Endatix__Cors__DefaultPolicyName` \|$/m,
    );
  });

  it('an API example, as request and response', () => {
    const markdown = convert(
      <ApiExample
        operation="createForm"
        title="Create"
        auth
        body={{ name: 'F' }}
        status={201}
        response={{ id: '1' }}
      />,
    );
    expect(markdown).toContain('**Create** [POST `/api/forms`]');
    expect(markdown).toMatch(/```bash\ncurl http:\/\/localhost:5001\/api\/forms [\s\S]*"name": "F"/);
    expect(markdown).toMatch(/Expected response: \*\*201\*\* Created\n\n```json\n\{\n {2}"id": "1"\n\}\n```/);
  });
});

it('a page without main is rejected by its name', () => {
  expect(() => readMain('<html></html>', 'p.html')).toThrow('p.html has no <main>');
});
