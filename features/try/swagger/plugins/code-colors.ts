import type { SwaggerPlugin } from '../system';

const token = (name: string) => ({ color: `var(--code-token-${name})` });

/** The colors of the site's code blocks in both modes, for the classes of highlight.js. */
const style = {
  hljs: { color: 'var(--code-foreground)', background: 'var(--code-background)' },
  'hljs-string': token('string'),
  'hljs-number': token('constant'),
  'hljs-literal': token('constant'),
  'hljs-keyword': token('keyword'),
  'hljs-built_in': token('function'),
  'hljs-variable': token('keyword'),
  'hljs-title': token('function'),
  'hljs-type': token('function'),
  'hljs-attribute': token('function'),
  'hljs-meta': token('comment'),
  'hljs-comment': token('comment'),
};

/** Colors code like the site: Swagger UI's themes are dark in either mode, with a red that is too dark. */
// `agate` is the theme by default, which Swagger UI merges these into.
export const codeColors: SwaggerPlugin = () => ({
  rootInjects: { syntaxHighlighting: { styles: { agate: style } } },
});
