import { z } from 'zod';
import type { SourcePage } from '@/features/content/pages';
import { type Problem, problemAt } from '@/features/content/problem';

const phrase = z.string().min(2).max(100);

const pagePhrases = z.strictObject({
  page: z.array(phrase).min(1).optional(),
  headings: z.record(z.string().regex(/^[\w-]+$/), z.array(phrase).min(1)).optional(),
});

/** Search phrases of a page, and of its headings by ID. */
export type PagePhrases = z.infer<typeof pagePhrases>;

/** Value of `search` in front matter; `de` contains German phrases of a page that isn't translated. */
export const searchSchema = pagePhrases.extend({ de: pagePhrases.optional() });

const frontmatterSchema = z.strictObject({
  title: z.string().min(1).max(60),
  description: z.string().min(50).max(170),
  sidebarTitle: z.string().min(1).max(40).optional(),
  /** Selects the budgets of the prose; by default, the path does. */
  kind: z.enum(['guide', 'concept', 'reference', 'troubleshooting']).optional(),
  draft: z.boolean().optional(),
  asIndexPage: z.literal(true).optional(),
  /** Phrases that readers type to find the page or one of its sections. */
  search: searchSchema.optional(),
});

/** Reports frontmatter that is missing, of the wrong length, or unknown. */
export function checkFrontmatter(page: SourcePage): Problem[] {
  const result = frontmatterSchema.safeParse(page.frontmatter);
  if (result.success) return [];
  return result.error.issues.map((issue) => {
    const key = issue.path.join('.') || ('keys' in issue ? issue.keys.join(', ') : 'frontmatter');
    const value = page.frontmatter[key];
    const length = typeof value === 'string' ? ` has ${value.length} characters` : '';
    const index = page.source.split('\n').findIndex((line) => line.startsWith(`${key}:`));
    return problemAt(
      page,
      Math.max(1, index + 1),
      `frontmatter "${key}"${length}: ${issue.message}`,
      'give title (at most 60), description (50 to 170), optionally sidebarTitle, kind, draft, asIndexPage, search, and nothing else',
    );
  });
}
