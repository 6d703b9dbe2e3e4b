const { pathToFileURL } = require('node:url');

const load = (paths) =>
  Promise.all(paths.map(async (path) => (await import(pathToFileURL(path).href)).default));

const FRONT_MATTER = /^\uFEFF?---\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/;

/**
 * The part of a page that its metadata come from, which the map of pages asks for by `?metadata`. Nextra compiles the
 * whole page for them, and every page of the site would bring the islands of all others. Without a title of its own
 * Nextra reads the text.
 */
function sourceOfMetadata(source) {
  const [head] = FRONT_MATTER.exec(source) ?? [];
  return head && /^title:/m.test(head) ? head : source;
}

/**
 * Shiki with the languages that pages ask for, each loaded with the first fence of it. Nextra has it load all three
 * hundred, in every process that compiles pages: 13 seconds each.
 */
async function getHighlighter(options) {
  const highlighter = await (await import('shiki')).createHighlighter(options);
  // Shiki leaves a line without colors after half a second, which a busy machine may need.
  const codeToHtml = (code, own) => highlighter.codeToHtml(code, { ...own, tokenizeTimeLimit: 0 });
  return { ...highlighter, codeToHtml };
}

/** Nextra's loader with functions among its options; plugins.ts puts it into its place and says why. */
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
