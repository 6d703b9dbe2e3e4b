'use client';

import { useEffect, useState } from 'react';
import { useShell } from '@/components/shell/shell-context';
import { nearestPages } from '@/lib/browser/nearest';
import { splitLocale } from '@/lib/i18n/split';
import { linkInLanguage } from '@/lib/shared/addresses';
import { type NavNode, PAGE_LIST } from '@/lib/shared/nav-tree';
import { basePath, siteHref, sitePath } from '@/lib/shared/paths';

interface Target {
  href: string;
  title: string;
  /** Language of the title where that is not the page's. */
  lang?: string | undefined;
}

/** All pages there are; no page carries their list. None where the file cannot be had. */
async function allPages(): Promise<Target[]> {
  try {
    const response = await fetch(basePath + PAGE_LIST);
    return response.ok ? ((await response.json()) as Target[]) : [];
  } catch {
    return [];
  }
}

const entriesOf = (tree: readonly NavNode[]): Target[] =>
  tree.flatMap(({ href, title, lang }) => (href ? [{ href, title, lang }] : []));

/**
 * For an address without a page: the pages that come closest to it, or the main entries, and the search.
 */
export function NotFound() {
  const { messages, tree } = useShell();
  // The wrong address is known in the browser only.
  const [nearest, setNearest] = useState<Target[]>();

  useEffect(() => {
    let isGone = false;
    const { locale, path } = splitLocale(sitePath(window.location.pathname));
    void allPages().then((pages) => {
      const found = nearestPages(path, pages).map((page) => ({ ...page, lang: tree[0]?.lang }));
      const targets = found.length > 0 ? found : entriesOf(tree);
      // A reader who came from another language gets the pages in that one.
      if (!isGone)
        setNearest(targets.map((target) => ({ ...target, href: linkInLanguage(target.href, locale) })));
    });
    return () => {
      isGone = true;
    };
  }, [tree]);

  return (
    <main id="content" className="error-screen" data-needs-runtime="">
      <h1>{messages.notFoundTitle}</h1>
      <p>{messages.notFoundText}</p>
      <ul>
        {(nearest ?? entriesOf(tree)).map(({ href, title, lang }) => (
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
