'use client';

import { useEffect, useState } from 'react';
import { useShell } from '@/components/shell/shell-context';
import { nearestPages } from '@/lib/browser/nearest';
import type { NavNode } from '@/lib/build/source/types';
import { loadTexts } from '@/lib/i18n/browser';
import type { ShellTexts } from '@/lib/i18n/en/shell';
import { localePath, splitLocale } from '@/lib/i18n/split';
import { hasTranslations } from '@/lib/shared/language-links';
import { siteHref, sitePath } from '@/lib/shared/paths';

interface Target {
  href: string;
  title: string;
}

function targetsOf(nodes: NavNode[]): Target[] {
  return nodes.flatMap(({ href, title, children }) => [
    ...(href ? [{ href, title }] : []),
    ...targetsOf(children ?? []),
  ]);
}

/**
 * For an address without a page: the pages that come closest to it, the main entries, and the search.
 * @param others pages beside those of the documentation tree
 */
export function NotFound({ others }: { others: readonly Target[] }) {
  const { messages: own, tree, locale: ownLanguage } = useShell();
  const [{ messages, language }, setTexts] = useState<{ messages: ShellTexts; language?: string }>({
    messages: own,
  });
  const all = [...targetsOf(tree), ...others];
  const main = tree.flatMap(({ href, title }) => (href ? [{ href, title }] : []));
  const [nearest, setNearest] = useState<Target[]>(main);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the wrong address is known in the browser only, and once
  useEffect(() => {
    const { locale, path } = splitLocale(sitePath(window.location.pathname));
    const found = nearestPages(path, all);
    if (locale.code !== ownLanguage)
      loadTexts('shell', locale.code).then(
        (texts) => setTexts({ messages: texts, language: locale.code }),
        // The texts of the built page stay.
        () => undefined,
      );
    // A reader who came from another language gets the pages in that one.
    const translated = (href: string) => (hasTranslations(href) ? localePath(href, locale) : href);
    setNearest(
      (found.length > 0 ? found : main).map(({ href, title }) => ({ href: translated(href), title })),
    );
  }, []);

  return (
    <main id="content" className="error-screen" lang={language}>
      <h1>{messages.notFoundTitle}</h1>
      <p>{messages.notFoundText}</p>
      <ul>
        {nearest.map(({ href, title }) => (
          // The list is made with the page, in its language.
          <li key={href} lang={language && ownLanguage}>
            <a href={siteHref(href)}>{title}</a>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button search-opener"
        onClick={() => window.dispatchEvent(new Event('open-search'))}
      >
        {messages.notFoundSearch}
      </button>
    </main>
  );
}
