const loader = require('../../../lib/framework/nextra/loader.cjs');

/*
 * Compiles pages as a build for production does, each whole and for its metadata: Nextra looks at NODE_ENV when it is
 * loaded, so this runs in a process of its own. Their texts come as JSON by the standard input, the modules are printed.
 */

const [nextraLoader, resourcePath] = process.argv.slice(2);

const compile = (source, resourceQuery) =>
  new Promise((resolve, reject) => {
    const options = {
      nextraLoader,
      transformers: [],
      remarkPlugins: [],
      mdxOptions: { rehypePrettyCodeOptions: {} },
      whiteListTagsStyling: [],
    };
    const context = {
      resourcePath,
      resourceQuery,
      async: () => (error, code) => (error ? reject(error) : resolve(code)),
      getOptions: () => options,
    };
    loader.call(context, source).catch(reject);
  });

(async () => {
  const sources = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
  const modules = sources.map(async (source) => {
    const [page, metadata] = await Promise.all([compile(source, ''), compile(source, '?metadata')]);
    return { page, metadata };
  });
  process.stdout.write(`\n${JSON.stringify(await Promise.all(modules))}`);
})();
