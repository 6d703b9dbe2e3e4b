import { type HTMLElement, type Node, NodeType } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { languages } from '@/shared/i18n/languages';
import { site } from '@/theme.config';
import { type ExportedPage, exportedPages, faultsByRoute } from './support/pages';

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

const isGerman = ({ root }: ExportedPage) => root.querySelector('html')?.getAttribute('lang') === 'de';

/** Finds texts of German pages, by route. */
const findTexts = (isWrong: (text: string) => boolean) =>
  faultsByRoute((page) => {
    const body = page.root.querySelector('body');
    return isGerman(page) && body ? [...new Set(shownTexts(body).filter(isWrong))] : [];
  });

describe('a page in German', () => {
  it('is completely German, except code and names', async () => {
    const isEnglish = (text: string) =>
      untranslated.has(text) ? text !== site.versions[0].label : english.test(text.replace(asItIs, ''));
    expect(await findTexts(isEnglish)).toEqual({});
  });

  it('uses German quotation marks', async () => {
    expect(await findTexts((text) => /[”"]|“\p{L}/u.test(text))).toEqual({});
  });

  it('marks each link to English text', async () => {
    const languages = new Map(
      (await exportedPages()).map((page) => {
        const hasEnglish = page.root.querySelector('main [lang="en"]:is(article, .prose)') !== null;
        return [page.route, isGerman(page) && !hasEnglish ? 'de' : 'en'];
      }),
    );
    expect(languages.size).toBeGreaterThan(100);
    const faults = await faultsByRoute(({ route, root }) => {
      if (languages.get(route) !== 'de') return [];
      const links = root.querySelectorAll('main a[href^="/"]:not([hreflang="en"])').filter((link) => {
        const target = languages.get((link.getAttribute('href') ?? '').replace(/[?#].*$/, ''));
        return target === 'en' && !link.querySelector('[lang="en"]') && !link.closest('[lang="en"]');
      });
      return links.map(String);
    });
    expect(faults).toEqual({});
  });
});
