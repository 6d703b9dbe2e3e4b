import { site } from '@/theme.config';

/**
 * Returns the address of a new issue in the repository of the docs, with the fields of a form filled in.
 * @param form name of a file in `.github/ISSUE_TEMPLATE`, without its ending
 * @param fields text by the ID of a field of that form; `title` is the title of the issue
 */
export function newIssue(form: string, fields: Readonly<Record<string, string>>): string {
  return `${site.docsRepository}/issues/new?${new URLSearchParams({ template: `${form}.yml`, ...fields })}`;
}
