import { execFileSync } from 'node:child_process';
import nextra from 'nextra';
import { unusedPackages } from '@/features/console/swagger-ui/unused-packages';
import { codeTheme } from '@/shared/code/theme';
import { compilerPlugins } from '@/shared/framework/nextra/compiler-plugins';
import { withPlugins } from '@/shared/framework/nextra/plugins';

// A fresh checkout lacks what the code imports from `generated/`. Our own commands have made it; `next dev` alone has not.
if (!process.env.DOCS_GENERATED) {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/generate.ts'], { stdio: 'inherit' });
  process.env.DOCS_GENERATED = '1';
}

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
        turbopackMinify: { server: false, client: true },
      }
    : {};

/** Stands in for what Swagger UI loads and the console never calls. */
const standIns = Object.fromEntries(
  unusedPackages.map((name) => [name, './features/console/swagger-ui/nothing.ts']),
);

const withNextra = nextra({
  contentDirBasePath: '/docs',
  search: false,
  readingTime: false,
  mdxOptions: { rehypePrettyCodeOptions: { theme: codeTheme } },
});

/** Address of the process that watches the content in development (features/content-checks/content-watch.ts). */
const contentServer = process.env.NEXT_PUBLIC_CONTENT_PROBLEMS;

/** The first page in development waits for its own compilation only, and not for that of all pages. */
const pagesOneByOne = { 'nextra/pages': './shared/framework/nextra/pages-in-development.ts' };

/** In development, the addresses of the Markdown pages, which the end of a build moves there. */
const rewrites = async () => [{ source: '/:path*.md', destination: '/markdown/:path*.md' }];

const config = withNextra({
  // In development, Next shows its own error for an address that the export lacks, instead of our page.
  ...(process.env.NODE_ENV === 'production' ? { output: 'export' as const } : { rewrites }),
  basePath,
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  trailingSlash: true,
  // The router takes `/docs/0.1.1/` for a file and would strip its slash; our addresses carry theirs already.
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  // `npm test` checks types as a step of its own; a second pass here would only slow every build.
  typescript: { ignoreBuildErrors: true },
  // Nextra has the bundler look at every file of `content/`, questions next to their pages included.
  turbopack: {
    rules: { '*.jsonl': { type: 'text' } },
    resolveAlias: { ...standIns, ...(contentServer && pagesOneByOne) },
  },
  experimental: {
    globalNotFound: true,
    // Those of SurveyJS alone have ten megabytes, and no one steps through a package.
    turbopackInputSourceMaps: false,
    ...onceOnly,
  },
});

export default withPlugins(config, compilerPlugins);
