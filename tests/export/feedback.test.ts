import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { layout, site } from '@/theme.config';
import { faultsByRoute } from './support/pages';

interface Form {
  body: { id: string; type: string; attributes: { options?: string[] } }[];
}

/** Returns what is wrong with a link that fills in a form for a new issue. */
function faultsOfIssue(url: URL): string[] {
  const fields = Object.fromEntries(url.searchParams);
  const file = `.github/ISSUE_TEMPLATE/${fields.template}`;
  if (!existsSync(file)) return [`there is no form ${file}`];
  const { body }: Form = parse(readFileSync(file, 'utf8'));
  return Object.entries(fields).flatMap(([name, value]) => {
    if (name === 'template' || name === 'title') return value ? [] : [`${name} is empty`];
    const field = body.find(({ id }) => id === name);
    if (!field) return [`${file} has no field ${name}`];
    const { options } = field.attributes;
    return options && !options.includes(value) ? [`${file} offers no "${value}" for ${name}`] : [];
  });
}

it('edit links and feedback links lead to files and forms of this project', async () => {
  let issues = 0;
  const faults = await faultsByRoute(({ root, route }) =>
    root.querySelectorAll('a[href^="https://github.com/"]').flatMap((link) => {
      const href = (link.getAttribute('href') ?? '').replaceAll('&amp;', '&');
      if (href.startsWith(`${layout.docsRepositoryBase}/`)) {
        const file = href.slice(layout.docsRepositoryBase.length + 1);
        return existsSync(file) ? [] : [`no file ${file} to edit`];
      }
      if (!href.startsWith(`${site.docsRepository}/issues/new`)) return [];
      issues += 1;
      const url = new URL(href);
      const page = new URL(url.searchParams.get('page') ?? 'about:blank').pathname.replace(/\/?$/, '/');
      // The root of a version shows the quick start.
      const isShown = page === route || page === `${route}getting-started/quick-start/`;
      return [...faultsOfIssue(url), ...(isShown ? [] : [`the issue names the page ${page}`])];
    }),
  );
  expect(faults).toEqual({});
  expect(issues).toBeGreaterThan(150);
});
