import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { Facts, Hero } from '@/components/home/hero';
import { commands, Guides, Parts, Scope, Start } from '@/components/home/sections';
import { splitLocale } from '@/lib/i18n';
import { languages } from '@/lib/i18n/languages';
import { dataOf } from '@/lib/server/versions/data';
import { readPages } from '@/scripts/check/pages';
import { collectTargets } from '@/scripts/check/rules/links';
import { site } from '@/theme.config';

const { pages } = readPages(process.cwd());
const targets = collectTargets(pages, dataOf);

describe.each(site.locales)('the landing page in $label', async (locale) => {
  const props = { locale, messages: languages[locale.code].landing };
  const parts = [Hero, Facts, Scope, Parts, Start, Guides].map((Part) => <Part key={Part.name} {...props} />);
  const { prelude } = await prerenderToNodeStream(parts);
  const html = (await text(prelude)).replaceAll('<!-- -->', '');
  const links = [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? '');

  it('has links', () => {
    expect(links.length).toBeGreaterThan(10);
  });

  it.each(links)('leads somewhere: %s', (href) => {
    const [address = '', fragment] = href.split('#');
    const { path } = splitLocale(address.replace(/\/$/, ''));
    const target = targets.get(path);
    expect(target, `no page ${path}`).toBeDefined();
    expect(target?.draft, 'a draft is not published').not.toBe(true);
    if (fragment) expect([...(target?.ids ?? [])]).toContain(fragment);
  });

  it('keeps readers in their language, except in the API reference', () => {
    const inDocs = links.filter((href) => href.includes('/docs') && !href.includes('/docs/api'));
    expect(inDocs.filter((href) => splitLocale(href).locale !== locale)).toEqual([]);
  });

  it('has one h1, no unfilled place, and the response that the drawn form creates', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.replace('{formId}', '')).not.toMatch(/\{\w+\}/);
    const answers = '{\\"score\\":4,\\"liked\\":[\\"Advice\\"],\\"remark\\":\\"More seats, please.\\"}';
    expect(html.replace(/<[^>]+>/g, '').replaceAll('&quot;', '"')).toContain(answers);
    expect(html.match(/is-chosen">(4|Advice)</g)).toHaveLength(2);
  });
});

describe('the commands', () => {
  it.each([
    ['nuget', 'setup-nuget-package'],
    ['repository', 'setup-repository'],
    ['docker', 'docker-setup'],
  ] as const)('%s is a line of the guide', (name, guide) => {
    const page = pages.find(({ route }) => route.startsWith('/docs/g') && route.endsWith(guide));
    expect(page?.source.split('\n')).toContain(commands[name]);
  });
});
