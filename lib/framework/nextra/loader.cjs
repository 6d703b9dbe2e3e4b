const { pathToFileURL } = require('node:url');

const load = (paths) =>
  Promise.all(paths.map(async (path) => (await import(pathToFileURL(path).href)).default));

/**
 * Shiki with the languages that pages ask for, each loaded with the first fence of it. Nextra has it load all three
 * hundred, in every process that compiles pages: 13 seconds each.
 */
const getHighlighter = async (options) => (await import('shiki')).createHighlighter(options);

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
    await require(nextraLoader).call(context, source);
  } catch (error) {
    callback(error);
  }
};
