import { siteHref } from '@/shared/paths';

/** An entry of a sidebar: a page, or a folder of entries with or without a page of its own. */
export interface NavEntry {
  title: string;
  /** Site path, or the place on the page on screen. */
  href?: string;
  /** Language of the title where it differs from that around it. */
  lang?: string;
  /** Language of the page where it differs from that of the title. */
  hrefLang?: string;
  children?: readonly NavEntry[];
  /** Name by which the browser remembers whether the folder is open. */
  folder?: string;
  /** Whether the folder begins open; a folder on the way to the page always does. */
  isOpen?: boolean;
  /** Method of an operation, in small letters. */
  method?: string;
  /** A few words that set the entry apart. */
  mark?: string;
  /** Whether it is the name of the group of entries that follows it. */
  isLabel?: true;
  /** Further words that the filter finds the entry by. */
  words?: string;
}

interface Props {
  entries: readonly NavEntry[];
  /** Site path of the page on screen. */
  path: string;
  /** Words before the name of a folder on what unfolds it, and their language. */
  below?: { text: string; lang: string };
}

/** Whether the way to a page leads through a folder, or ends at it. */
const leadsTo = ({ href, children }: NavEntry, path: string): boolean =>
  href === path || (children?.some((child) => leadsTo(child, path)) ?? false);

/** Whether an entry is the page on screen; where none is, the one that the page belongs to, as an operation to the reference. */
function getMark({ href, children }: NavEntry, path: string, isListed: boolean): 'page' | 'true' | undefined {
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
  const { title, href, lang, hrefLang, children, folder, isOpen, method, mark, words, isLabel } = entry;
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
      aria-current={getMark(entry, path, isListed)}
      data-words={words}
    >
      {method && <span className={`method method-${method}`}>{method}</span>}
      {method && ' '}
      {title}
      {mark && ' '}
      {mark && <span className="fine">{mark}</span>}
    </a>
  );
  if (!children) return <li lang={lang}>{link}</li>;
  const label = link ? `${below?.text} ${title}` : undefined;
  return (
    <li lang={lang} className="nav-folder">
      {link}
      <details data-folder={folder} open={isOpen || leadsTo(entry, path)}>
        {/* Next to a link that says the name, a button of its own; else the name itself unfolds. */}
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

/** The entries of every sidebar: documentation, operations, console. Plain HTML that works without script. */
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
