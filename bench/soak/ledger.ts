/** What is known of a submission: the text acknowledged last, and those sent without an acknowledgement. */
export interface KnownSubmission {
  acknowledged: string;
  possible: Set<string>;
}

/** What is known of a form. */
export interface KnownForm {
  id: string;
  submissions: Map<string, KnownSubmission>;
  /** `maybe`: its deletion was sent, and nobody knows whether it was carried out. */
  deleted: 'no' | 'maybe' | 'yes';
}

/** Says in a sentence each how a list of submissions differs from what was acknowledged, and forgets what is lost. */
export function differences({ id: formId, submissions }: KnownForm, listed: unknown): string[] {
  const items = listed as { id: unknown; metadata: string | null }[];
  const texts = new Map(items.map(({ id, metadata }) => [String(id), metadata ?? '']));
  const sentences: string[] = [];
  for (const [id, { acknowledged, possible }] of submissions) {
    const text = texts.get(id);
    if (text === acknowledged || (text !== undefined && possible.has(text))) continue;
    sentences.push(
      `form ${formId}: submission ${id} ${text === undefined ? 'is gone' : `holds ${text}`}, not ${acknowledged}`,
    );
    submissions.delete(id);
  }
  return sentences;
}
