import { getMarkdownPage, parseAddress } from '@/shared/addresses';
import { isExternal, siteHref, sitePath } from '@/shared/paths';
import { site } from '@/theme.config';

/** Returns the absolute address of a site path, with the base path of the deployment. */
export function absoluteUrl(path: string): string {
  return site.origin + siteHref(path);
}

/**
 * Returns a function that makes the links of a page's HTML absolute. Links to documentation pages point to
 * their Markdown.
 * @param page site path of the page that contains the links, for links to its own sections
 */
export function markdownLinks(page: string): (href: string) => string {
  return (href) => {
    if (isExternal(href)) return href;
    const [path = '', fragment] = href.split('#');
    const hash = fragment ? `#${fragment}` : '';
    const target = path ? sitePath(path) : page;
    const markdown = getMarkdownPage(parseAddress(target));
    // `/docs/api#/Forms/createForm` is a state of the console, which the Markdown doesn't have.
    return absoluteUrl((markdown && !hash.startsWith('#/') ? markdown : target) + hash);
  };
}
