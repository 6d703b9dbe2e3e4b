import type { CompilerPlugins } from './plugins';

/** What the pages of `content/` are compiled with in addition to Nextra's own plugins. */
export const compilerPlugins: CompilerPlugins = {
  transformers: ['lib/server/code/notation.mjs', 'lib/server/code/transformer.mjs'],
  remarkPlugins: ['lib/server/diagrams/remark-diagrams.mjs'],
};
