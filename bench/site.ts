import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from '@/scripts/build';
import { buildStock } from '@/scripts/stock';
import { quietEnv, runTool } from '@/scripts/support/run';
import { type PageWeight, weighPage } from '@/tests/e2e/support/weight';

/** Pages that stand for the page types of the site. */
const pages = {
  'landing page': '/',
  'short page': '/docs/configuration/settings/health-checks/',
  'default page': '/docs/getting-started/what-is-endatix/',
  'page with examples': '/docs/getting-started/quick-start/',
  'page with diagrams': '/docs/getting-started/architecture/',
  'API operation': '/docs/api/forms/createForm/',
};

/** Below the project, so that it builds with the same packages. */
const bareFolder = 'generated/bare-next';

/** Builds an export of Next with React and its router and nothing else, and weighs its page. */
async function weighBareNext(): Promise<PageWeight> {
  await rm(bareFolder, { recursive: true, force: true });
  await mkdir(join(bareFolder, 'app'), { recursive: true });
  const layout = 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;\n';
  await writeFile(join(bareFolder, 'app/layout.jsx'), layout);
  await writeFile(join(bareFolder, 'app/page.jsx'), 'export default () => <h1>Bare</h1>;\n');
  await writeFile(join(bareFolder, 'next.config.mjs'), "export default { output: 'export' };\n");
  await cp('package.json', join(bareFolder, 'package.json'));
  const result = await runTool('next', ['build', bareFolder], {
    env: { ...quietEnv, NODE_ENV: 'production' },
  });
  if (result.code !== 0) throw new Error(`The bare export could not be built:\n${result.output}`);
  return weighPage(join(bareFolder, 'out'), '/');
}

function row(name: string, { html, script, css }: PageWeight, bare: PageWeight): string {
  const kilobytes = [html, script, css].map((bytes) => (bytes / 1000).toFixed(1).padStart(8));
  const ratio = ((html + script + css) / (bare.html + bare.script + bare.css)).toFixed(3).padStart(8);
  return `${name.padEnd(20)}${kilobytes.join('')}${ratio}`;
}

await build();
const bare = await weighBareNext();
console.log('kB after brotli           HTML  script     CSS   ratio to bare Next');
console.log(row('bare Next', bare, bare));
for (const [name, route] of Object.entries(pages))
  console.log(row(name, await weighPage('out', route), bare));
// The same content under Nextra's stock theme: the control.
const stock = await buildStock();
console.log('under the stock theme');
for (const [name, route] of Object.entries(pages))
  if (/^\/docs\/(?!api)/.test(route)) console.log(row(name, await weighPage(stock, route), bare));
