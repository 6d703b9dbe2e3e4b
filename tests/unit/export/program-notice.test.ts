import { describe, expect, it } from 'vitest';
import { addProgramNotice } from '@/scripts/export/program-notice';
import { site } from '@/theme.config';

const page = (head: string) => `<html><head>${head}</head><body class="a"><nav>Menu</nav></body></html>`;

describe('the notice for programs', () => {
  it('is the first text of a page, with the addresses of its Markdown and of the index', () => {
    const link = `<link rel="alternate" type="text/markdown" href="${site.origin}/docs/a.md"/>`;
    const html = addProgramNotice(page(link), 'docs/a/index.html');
    expect(html).toContain(
      `<body class="a"><p hidden="" lang="en">For AI agents: this page is available as Markdown at ${site.origin}/docs/a.md. An index of the documentation is at ${site.origin}/llms.txt.</p><nav>`,
    );
  });

  it('names the index alone on a page without Markdown', () => {
    expect(addProgramNotice(page(''), 'index.html')).toContain(
      `<p hidden="" lang="en">For AI agents: An index of the documentation is at ${site.origin}/llms.txt.</p>`,
    );
  });

  it('is not on the error page', () => {
    expect(addProgramNotice(page(''), '404.html')).toBe(page(''));
  });
});
