const { pathToFileURL } = require('node:url');

const load = (paths) =>
  Promise.all(paths.map(async (path) => (await import(pathToFileURL(path).href)).default));

const FRONT_MATTER = /^\uFEFF?---\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/;

/**
 * Returns the part of a page that its metadata comes from, which the page map requests with `?metadata`.
 * Nextra would compile the whole page, and every page of the site would load the islands of all others.
 * Without a title in the frontmatter, Nextra reads the text.
 */
function sourceOfMetadata(source) {
  const [head] = FRONT_MATTER.exec(source) ?? [];
  return head && /^title:/m.test(head) ? head : source;
}

/**
 * Creates a Shiki highlighter that loads a language with its first fence. Nextra loads all 300 in each
 * compiler process, which takes 13 seconds.
 */
async function getHighlighter(options) {
  const highlighter = await (await import('shiki')).createHighlighter(options);
  // Shiki gives up on a line after 500 ms, which a busy machine can exceed.
  const codeToHtml = (code, own) => highlighter.codeToHtml(code, { ...own, tokenizeTimeLimit: 0 });
  return { ...highlighter, codeToHtml };
}

/** Wraps Nextra's loader to accept functions in its options. plugins.ts installs it and explains why. */
module.exports = async function loader(source) {
  const callback = this.async();
  try {
    const { nextraLoader, transformers, remarkPlugins, made, ...options } = this.getOptions();
    const mdxOptions = {
      ...options.mdxOptions,
      remarkPlugins: await load(remarkPlugins),
      rehypePrettyCodeOptions: {
        ...options.mdxOptions.rehypePrettyCodeOptions,
        transformers: await load(transformers),
        getHighlighter,
      },
    };
    const context = Object.create(this, {
      async: { value: () => callback },
      getOptions: { value: () => ({ ...options, mdxOptions }) },
    });
    const needed = this.resourceQuery === '?metadata' ? sourceOfMetadata(source) : source;
    await require(nextraLoader).call(context, needed);
  } catch (error) {
    callback(error);
  }
};
