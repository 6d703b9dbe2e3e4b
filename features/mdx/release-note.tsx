import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { getNote, noteAnchor } from '@/features/content/releases';
import { getData } from '@/features/content/site-data';
import { format } from '@/shared/i18n/format';
import { languages } from '@/shared/i18n/languages';
import type { LocaleCode } from '@/theme.config';
import { inline } from './markdown';

type NoteKind = 'since' | 'changed';

/** Returns the words that name a release, such as "Since 0.7.0". */
export function releaseLabel(kind: NoteKind, release: string, language: LocaleCode): string {
  const { sinceRelease, changedInRelease } = languages[language].vocabulary;
  return format(kind === 'since' ? sinceRelease : changedInRelease, { release });
}

interface ReleaseNoteProps {
  kind: NoteKind;
  release: string;
  /** Name of a note; without one, only the release is named, for a heading or a table cell. */
  note?: string;
  Link: ComponentType<ComponentProps<'a'>>;
  language: LocaleCode;
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
