import 'server-only';
import type { LocaleCode } from '@/theme.config';

/** Parts of the page *Changes by release*; each is the ID of a heading there. */
export const noteTopics = [
  'sign-in-and-rights',
  'forms-and-submissions',
  'webhooks-and-events',
  'settings',
  'database-and-export',
] as const;

/** A difference between the described release and a later one. */
export interface ReleaseNote {
  topic: string;
  /** `since`: exists only from the release on. `changed`: behaves differently from it on. */
  kind: string;
  /** First release with the difference. */
  release: string;
  /** One to three sentences in Markdown, by language code: what differs, and what to send or set. */
  text: Readonly<Record<LocaleCode, string>>;
  /** Operations whose pages show the note. */
  operations?: readonly string[];
}

export interface Releases {
  /** Published releases, the oldest first. */
  releases: readonly string[];
  notes: Readonly<Record<string, ReleaseNote>>;
}

/** Returns the fragment ID of a note on the pages that show it. */
export const noteAnchor = (name: string): string => `note-${name}`;

/** Fragment ID of the notes on the page of an operation. */
export const operationNotesAnchor = 'later-releases';

/**
 * Returns a note.
 * @throws Error with the fix for an unknown name
 */
export function getNote(name: string, { notes }: Releases): ReleaseNote {
  const note = Object.hasOwn(notes, name) ? notes[name] : undefined;
  if (note) return note;
  throw new Error(`Unknown note "${name}": add it to content/later-releases.json or correct the name.`);
}

/** Returns the names of the notes of a topic, the oldest release first. */
export function notesOfTopic(topic: string, { releases, notes }: Releases): string[] {
  return Object.keys(notes)
    .filter((name) => notes[name]?.topic === topic)
    .sort((a, b) => releases.indexOf(notes[a]?.release ?? '') - releases.indexOf(notes[b]?.release ?? ''));
}

/** Returns the names of the notes on the page of an operation, in the order of the file. */
export const notesOfOperation = (id: string, { notes }: Releases): string[] =>
  Object.keys(notes).filter((name) => notes[name]?.operations?.includes(id));
