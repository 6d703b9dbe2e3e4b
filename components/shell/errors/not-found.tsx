'use client';

import { useEffect, useState } from 'react';
import { useShell } from '@/components/shell/shell-context';
import { nearestPages } from '@/lib/browser/nearest';
import { splitLocale } from '@/lib/i18n/split';
import { linkInLanguage } from '@/lib/shared/addresses';
import type { NavNode } from '@/lib/shared/nav-tree';
import { siteHref, sitePath } from '@/lib/shared/paths';

interface Target {
  href: string;
  title: string;
  /** Language of the title where that is not the page's. */
  lang?: string;
}

function targetsOf(nodes: NavNode[], inherited?: string): Target[] {
  return nodes.flatMap(({ href, title, children, lang = inherited }) => [
    ...(href ? [{ href, title, lang }] : []),
    ...targetsOf(children ?? [], lang),
  ]);
}

/**
 * For an address without a page: the pages that come closest to it, the main entries, and the search.
 * @param others pages beside those of the documentation tree
 */
export function NotFound({ others }: { others: readonly Target[] }) {
  const { messages, tree } = useShell();
  const main = tree.flatMap(({ href, title, lang }) => (href ? [{ href, title, lang }] : []));
  // The wrong address is known in the browser only.
  const [nearest, setNearest] = useState<Target[]>();

  useEffect(() => {
    const { locale, path } = splitLocale(sitePath(window.location.pathname));
    const [first] = tree;
    const found = nearestPages(path, [
      ...targetsOf(tree),
      ...others.map((other) => ({ lang: first?.lang, ...other })),
    ]);
    // A reader who came from another language gets the pages in that one.
    const translated = (href: string) => linkInLanguage(href, locale);
    if (found.length > 0) setNearest(found.map((target) => ({ ...target, href: translated(target.href) })));
    else
      setNearest(
        tree.flatMap(({ href, title, lang }) => (href ? [{ href: translated(href), title, lang }] : [])),
      );
  }, [tree, others]);

  return (
    <main id="content" className="error-screen" data-needs-runtime="">
      <h1>{messages.notFoundTitle}</h1>
      <p>{messages.notFoundText}</p>
      <ul>
        {(nearest ?? main).map(({ href, title, lang }) => (
          <li key={href} lang={lang}>
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
