import { resolve } from 'node:path';
import type { NextConfig } from 'next';
import nextra from 'nextra';
import { withPlugins } from '@/shared/framework/nextra/plugins';

// scripts/stock.ts copies this file to generated/stock, two folders below the project.
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
