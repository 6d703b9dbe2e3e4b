import type { CompilerPlugins } from './plugins';

/** What the pages of `content/` are compiled with in addition to Nextra's own plugins. */
export const compilerPlugins: CompilerPlugins = {
  transformers: ['shared/code/notation-transformer.mjs', 'shared/code/transformer.mjs'],
  remarkPlugins: ['features/diagrams/remark-diagrams.mjs'],
};
