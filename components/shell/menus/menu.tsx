import type { ReactNode } from 'react';

/** One entry of a menu: a link. */
export interface MenuItem {
  label: string;
  href: string;
  current: boolean;
  /** Language of the label where it differs from the page's. */
  lang?: string;
  /** The link leads to the page on screen in another language, with the same headings. */
  samePage?: boolean;
  /** Name of the version that a click makes the preferred one. */
  version?: string;
}

/**
 * Disclosure menu of links (ARIA disclosure navigation). Opens without script;
 * lib/browser/enhance/menus.ts closes it on Escape, on leaving it, and moves with the arrow keys.
 */
export function Menu({
  name,
  label,
  items,
  icon,
}: {
  name: string;
  label: string;
  items: MenuItem[];
  icon?: ReactNode;
}) {
  return (
    <details className={`menu menu-${name}`} data-menu>
      <summary aria-label={`${name}: ${label}`}>
        {icon}
        <span>{label}</span>
      </summary>
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            <a
              href={item.href}
              aria-current={item.current ? 'true' : undefined}
              lang={item.lang}
              hrefLang={item.lang}
              data-version={item.version}
              data-same-page={item.samePage ? '' : undefined}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
