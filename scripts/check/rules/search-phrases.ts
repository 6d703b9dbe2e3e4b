import { z } from 'zod';

const phrase = z.string().min(2).max(100);

const pagePhrases = z.strictObject({
  page: z.array(phrase).min(1).optional(),
  headings: z.record(z.string().regex(/^[\w-]+$/), z.array(phrase).min(1)).optional(),
});

/** Phrases that lead to a page, and to its headings by their IDs. */
export type PagePhrases = z.infer<typeof pagePhrases>;

/** Value of `search` in front matter; `de` contains German phrases of a page that isn't translated. */
export const searchSchema = pagePhrases.extend({ de: pagePhrases.optional() });
