import type { CompilerPlugins } from './plugins';

/** Plugins that compile `content/`, in addition to Nextra's own. */
export const compilerPlugins: CompilerPlugins = {
  transformers: ['shared/code/notation-transformer.mjs', 'shared/code/transformer.mjs'],
  remarkPlugins: ['features/diagrams/remark-diagrams.mjs'],
};
