import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { findNotePlaces } from '@/features/content/release-places';
import { getNote, noteAnchor, notesOfTopic } from '@/features/content/releases';
import { getData } from '@/features/content/site-data';
import { once } from '@/shared/files/once';
import { inOrder } from '@/shared/html/in-order';
import { format } from '@/shared/i18n/format';
import { languages } from '@/shared/i18n/languages';
import { type LocaleCode, site } from '@/theme.config';
import { inline } from './markdown';
import { Table } from './table';

interface Linked {
  Link: ComponentType<ComponentProps<'a'>>;
  language: LocaleCode;
}

type NoteKind = 'since' | 'changed';

/** Returns the words that name a release, such as "Since 0.7.0". */
export function releaseLabel(kind: NoteKind, release: string, language: LocaleCode): string {
  const { sinceRelease, changedInRelease } = languages[language].vocabulary;
  return format(kind === 'since' ? sinceRelease : changedInRelease, { release });
}

interface ReleaseNoteProps extends Linked {
  kind: NoteKind;
  release: string;
  /** Name of a note; without one, only the release is named, for a heading or a table cell. */
  note?: string;
  children?: ReactNode;
}

/** Renders what a later release adds or does differently. Throws for an unknown note. */
export function ReleaseNote({ kind, release, note, Link, language, children }: ReleaseNoteProps) {
  const label = releaseLabel(kind, release, language);
  if (note === undefined) return <small className="release">{label}</small>;
  return (
    // A note, not a landmark: a page can contain many.
    <aside className="callout callout-later" role="note" aria-label={label} id={noteAnchor(note)}>
      <p>
        <strong>{label}:</strong> {inline(getNote(note, getData().releases).text[language], Link)}
      </p>
      {children}
    </aside>
  );
}

const getPlaces = once(async () => findNotePlaces(process.cwd(), getData().releases));

/** Number of pages that a note links to. Some are on a dozen. */
const MOST = 2;

/** Lists the notes of a topic, the oldest release first, with links to the pages that show them. */
export async function LaterReleases({ topic, Link, language }: Linked & { topic: string }) {
  const texts = languages[language].vocabulary;
  const { releases } = getData();
  const places = await getPlaces();
  return (
    <div data-search-ignore="">
      <Table language={language}>
        <thead>
          <tr>
            <th>{texts.releaseChange}</th>
            <th>{texts.releaseSince}</th>
            <th>{texts.releasePages}</th>
          </tr>
        </thead>
        <tbody>
          {notesOfTopic(topic, releases).map((name) => {
            const { release, text } = getNote(name, releases);
            return (
              <tr key={name} id={name}>
                <td>{inline(text[language], Link)}</td>
                <td>{release}</td>
                <td>
                  {inOrder((places.get(name) ?? []).slice(0, MOST), ({ href, title }, index) => (
                    <>
                      {index > 0 && ', '}
                      <Link
                        href={href}
                        {...(title[language] === undefined && { lang: site.locales[0].code })}
                      >
                        {title[language] ?? title[site.locales[0].code]}
                      </Link>
                    </>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </div>
  );
}
