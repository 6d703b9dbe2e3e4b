import { resolve } from 'node:path';
import type { NextConfig } from 'next';
import nextra from 'nextra';
import { withPlugins } from '@/shared/framework/nextra/plugins';

// scripts/stock puts this file two folders below the project, into generated/stock.
const project = resolve('../..');

const config: NextConfig = nextra({ contentDirBasePath: '/docs' })({
  output: 'export',
  trailingSlash: true,
  images: { unoptimized: true },
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: project },
});

export default withPlugins(config, {
  transformers: ['shared/code/notation-transformer.mjs'],
  remarkPlugins: ['features/diagrams/remark-diagrams.mjs'],
  root: project,
});
