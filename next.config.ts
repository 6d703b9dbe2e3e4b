import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import nextra from 'nextra';
import { codeTheme } from '@/shared/code/theme';
import { compilerPlugins, withPlugins } from '@/shared/framework/nextra/plugins';

// A fresh checkout lacks `generated/`. The npm scripts create it; `next dev` alone does not.
if (!process.env.DOCS_GENERATED) {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/generate.ts'], { stdio: 'inherit' });
  process.env.DOCS_GENERATED = '1';
}

/** Path prefix under which the export is hosted, such as `/docs-site`; empty for the root of a host. */
const basePath = process.env.BASE_PATH ?? '';

const isBuild = process.env.NODE_ENV === 'production';

/**
 * Server code of a build runs once, and its errors are shown without stack frames. Source maps and
 * minification would cost a third more memory and time.
 */
const fastServerBuild = {
  turbopackSourceMaps: false,
  // Writing its cache costs a first build more than a second one gains.
  turbopackFileSystemCacheForBuild: false,
  turbopackMinify: { server: false, client: true },
};

const withNextra = nextra({
  contentDirBasePath: '/docs',
  search: false,
  readingTime: false,
  mdxOptions: { rehypePrettyCodeOptions: { theme: codeTheme } },
});

/**
 * Address of the process that checks the content in development (features/content-checks/content-watch.ts).
 */
const contentServer = process.env.NEXT_PUBLIC_CONTENT_PROBLEMS;

/** The first page in development waits for its own compilation only, not for that of all pages. */
const singlePageCompilation = { 'nextra/pages': './shared/framework/nextra/pages-in-development.ts' };

/**
 * In development, routes in `*.dev.ts` serve the Markdown of a page and the search data of the last build. A
 * build writes both at its end (features/build/finish.ts).
 */
const developmentExtensions = ['dev.ts', 'tsx', 'ts', 'jsx', 'js'];

const rewrites = async () => [{ source: '/:path*.md', destination: '/markdown/:path*.md' }];

const config = withNextra({
  // Export mode in development would show Next's own error instead of the 404 page.
  ...(isBuild ? { output: 'export' as const } : { rewrites, pageExtensions: developmentExtensions }),
  basePath,
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  trailingSlash: true,
  // The router treats `/docs/0.1.1/` as a file and would remove its slash; links already have theirs.
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  // `npm test` checks types; a second check would slow every build.
  typescript: { ignoreBuildErrors: true },
  // Nextra makes the bundler load every file of `content/`, including the question files.
  turbopack: {
    rules: { '*.jsonl': { type: 'text' } },
    ...(contentServer && { resolveAlias: singlePageCompilation }),
  },
  experimental: {
    globalNotFound: true,
    // Next leaves a core idle, and pages are rendered in half the time with it.
    cpus: availableParallelism(),
    // Its measurements of payloads cost seconds, and the build removes the payloads (features/build/instant.ts).
    prefetchInlining: false,
    // Those of SurveyJS alone have ten megabytes.
    turbopackInputSourceMaps: false,
    ...(isBuild && fastServerBuild),
  },
});

export default withPlugins(config, compilerPlugins);
