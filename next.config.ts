import nextra from 'nextra';
import { withPlugins } from './framework/nextra/plugins';
import { codeTheme } from './lib/shared/code/theme';

/** Path prefix under which the export is hosted, such as `/docs-site`; empty for the root of a host. */
const basePath = process.env.BASE_PATH ?? '';

/**
 * The server's code of a build is run once and thrown away, and what fails is told without stack frames: made for reading,
 * it would take a third more memory and time.
 */
const onceOnly =
  process.env.NODE_ENV === 'production'
    ? {
        turbopackSourceMaps: false,
        turbopackInputSourceMaps: false,
        turbopackMinify: { server: false, client: true },
      }
    : {};

const withNextra = nextra({
  contentDirBasePath: '/docs',
  search: false,
  readingTime: false,
  mdxOptions: { rehypePrettyCodeOptions: { theme: codeTheme } },
});

const config = withNextra({
  // In development Next answers an address that an export would not have with an error of its own, in place of our page.
  ...(process.env.NODE_ENV === 'production' && { output: 'export' as const }),
  basePath,
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  trailingSlash: true,
  // The router takes `/docs/0.1.1/` for a file and would strip its slash; our addresses carry theirs already.
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  // `npm test` checks types as a step of its own; a second pass here would only slow every build.
  typescript: { ignoreBuildErrors: true },
  experimental: { globalNotFound: true, ...onceOnly },
});

export default withPlugins(config, {
  transformers: ['lib/build/code/transformer.mjs'],
  remarkPlugins: ['lib/build/diagrams/remark-diagrams.mjs'],
});
