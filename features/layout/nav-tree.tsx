import { siteHref } from '@/shared/paths';

/** An entry of a sidebar: a page, or a folder of entries with or without its own page. */
export interface NavEntry {
  title: string;
  /** Site path, or a hash on the current page. */
  href?: string;
  lang?: string;
  hrefLang?: string;
  children?: readonly NavEntry[];
  folder?: string;
  /** Whether the folder is open at first; folders on the way to the page always are. */
  isOpen?: boolean;
  method?: string;
  mark?: string;
  /** Whether it is the label of the group of entries that follows it. */
  isLabel?: true;
  /** Which operations it is or contains: those that came after October 2025, or that the newest release lacks. */
  only?: 'later' | 'ended';
  words?: string;
}

interface Props {
  entries: readonly NavEntry[];
  path: string;
  /** Accessible name of the button that unfolds a folder, before the folder's title, and its language. */
  below?: { text: string; lang: string };
}

const leadsTo = ({ href, children }: NavEntry, path: string): boolean =>
  href === path || (children?.some((child) => leadsTo(child, path)) ?? false);

/** Returns `page` for the current page, `true` for the entry it belongs to when it isn't listed. */
function getAriaCurrent(
  { href, children }: NavEntry,
  path: string,
  isListed: boolean,
): 'page' | 'true' | undefined {
  if (href === undefined) return undefined;
  if (href === path) return 'page';
  return !isListed && !children && path.startsWith(`${href}/`) ? 'true' : undefined;
}

function Entry({
  entry,
  path,
  below,
  isListed,
}: Omit<Props, 'entries'> & { entry: NavEntry; isListed: boolean }) {
  const { title, href, lang, hrefLang, children, folder, isOpen, method, mark, only, words, isLabel } = entry;
  if (isLabel)
    return (
      <li lang={lang} className="nav-label">
        {title}
      </li>
    );
  const link = href && (
    <a
      className="nav-link"
      href={href.startsWith('#') ? href : siteHref(href)}
      hrefLang={hrefLang}
      aria-current={getAriaCurrent(entry, path, isListed)}
      data-words={words}
    >
      {method && <span className={`method method-${method}`}>{method}</span>}
      {method && ' '}
      {title}
      {mark && ' '}
      {mark && <span className="fine">{mark}</span>}
    </a>
  );
  if (!children)
    return (
      <li lang={lang} data-only={only}>
        {link}
      </li>
    );
  const label = link ? `${below?.text} ${title}` : undefined;
  return (
    <li lang={lang} className="nav-folder" data-only={only}>
      {link}
      <details data-folder={folder} open={isOpen || leadsTo(entry, path)}>
        {/* A folder with a page has a button next to its link; otherwise its title unfolds it. */}
        <summary
          className={link ? 'nav-fold' : 'nav-link nav-group'}
          lang={lang && link && below?.lang}
          aria-label={label}
        >
          {!link && title}
        </summary>
        <NavTree entries={children} path={path} {...(below && { below })} />
      </details>
    </li>
  );
}

/** Renders the entries of a sidebar as plain HTML that works without script. */
export function NavTree({ entries, ...rest }: Props) {
  const isListed = entries.some((entry) => leadsTo(entry, rest.path));
  return (
    <ul className="nav-list">
      {entries.map((entry) => (
        <Entry key={entry.folder ?? entry.href ?? entry.title} entry={entry} isListed={isListed} {...rest} />
      ))}
    </ul>
  );
}
