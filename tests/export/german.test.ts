import { type HTMLElement, type Node, NodeType } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { languages } from '@/shared/i18n/languages';
import { site } from '@/theme.config';
import { exportedPages } from './support/pages';

/** Words that are in English sentences and never in German ones. */
const english =
  /\b(the|of|and|or|with|without|you|your|this|that|these|from|for|are|is|isn|doesn|can|has|have|how|what|when|which|where|not|first|page|open|copy|list|show)\b/i;

/** What a page quotes: quotations, and the status of a response. */
const asItIs = /„[^“]*“|^Not Found$|\b[1-5]\d\d [A-Z][a-z]+( [A-Z][a-z]+)*/g;

const attributes = ['aria-label', 'title', 'alt', 'placeholder', 'label', 'data-prompt', 'data-similar'];

/** Returns texts that a German reader sees or hears, outside code and outside elements marked as English. */
function shownTexts(node: Node): string[] {
  if (node.nodeType === NodeType.TEXT_NODE) return [node.text.trim()];
  if (node.nodeType !== NodeType.ELEMENT_NODE) return [];
  const element = node as HTMLElement;
  if (/^(SCRIPT|STYLE|CODE|PRE|KBD|SAMP|TEMPLATE)$/.test(element.tagName ?? '')) return [];
  if ((element.getAttribute('lang') ?? 'de') !== 'de' || element.hasAttribute('hidden')) return [];
  if (element.classList.contains('code-file')) return [];
  const own = attributes.flatMap((name) => element.getAttribute(name) ?? []);
  return [...own, ...element.childNodes.flatMap(shownTexts)];
}

/** Interface texts in English whose German translation differs. */
const untranslated = new Set(
  (['build', 'shell', 'landing', 'vocabulary'] as const).flatMap((part) => {
    const en: Readonly<Record<string, string>> = languages.en[part];
    const de: Readonly<Record<string, string>> = languages.de[part];
    return Object.keys(en).flatMap((key) => (en[key] !== de[key] ? (en[key] ?? []) : []));
  }),
);

describe('a page in German', () => {
  it('is completely German, except code and names', async () => {
    const found: Record<string, string[]> = {};
    for (const { route, root } of await exportedPages()) {
      if (root.querySelector('html')?.getAttribute('lang') !== 'de') continue;
      const body = root.querySelector('body');
      const texts = body ? shownTexts(body) : [];
      const faults = texts.filter((text) => {
        if (untranslated.has(text)) return text !== site.versions[0].label;
        return english.test(text.replace(asItIs, ''));
      });
      if (faults.length > 0) found[route] = [...new Set(faults)];
    }
    expect(found).toEqual({});
  });

  it('uses German quotation marks', async () => {
    const found: Record<string, string[]> = {};
    for (const { route, root } of await exportedPages()) {
      if (root.querySelector('html')?.getAttribute('lang') !== 'de') continue;
      const body = root.querySelector('body');
      const faults = (body ? shownTexts(body) : []).filter((text) => /[”"]|“\p{L}/u.test(text));
      if (faults.length > 0) found[route] = [...new Set(faults)];
    }
    expect(found).toEqual({});
  });

  it('marks each link to English text', async () => {
    const pages = await exportedPages();
    const languages = new Map(
      pages.map(({ route, root }) => [
        route,
        root.querySelector('main [lang="en"]:is(article, .prose)')
          ? 'en'
          : root.querySelector('html')?.getAttribute('lang'),
      ]),
    );
    const found: Record<string, string[]> = {};
    for (const { route, root } of pages) {
      if (languages.get(route) !== 'de') continue;
      const silent = root.querySelectorAll('main a[href^="/"]').filter((link) => {
        const target = languages.get((link.getAttribute('href') ?? '').replace(/[?#].*$/, ''));
        return (
          target === 'en' &&
          link.getAttribute('hreflang') !== 'en' &&
          !link.querySelector('[lang="en"]') &&
          !link.closest('[lang="en"]')
        );
      });
      if (silent.length > 0) found[route] = silent.map((link) => link.toString());
    }
    expect(found).toEqual({});
  });
});
