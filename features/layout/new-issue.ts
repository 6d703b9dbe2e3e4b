import { site } from '@/theme.config';

/**
 * Returns the address of a prefilled new issue in the repository of the docs.
 * @param form file name in `.github/ISSUE_TEMPLATE`, without its extension
 * @param fields text by the field ID of that form; `title` is the title of the issue
 */
export function newIssue(form: string, fields: Readonly<Record<string, string>>): string {
  return `${site.docsRepository}/issues/new?${new URLSearchParams({ template: `${form}.yml`, ...fields })}`;
}
