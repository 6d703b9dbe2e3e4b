/* Prints what Swagger UI draws for the console at first, as HTML. first-paint.ts runs it. */
import { createRequire } from 'node:module';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { allContract } from '@/shared/contract/all-operations';
import { escapeText } from '@/shared/html/escape-html';
import { plainText } from '@/shared/markdown';
import { siteHref } from '@/shared/paths';
import { site } from '@/theme.config';
import { consoleDocument } from './document';
import { markupOptions } from './layout';
import type { SwaggerPlugin, SwaggerSystem } from './system';

interface Statics {
  System: new (options: object) => { getSystem(): SwaggerSystem };
  presets: { apis: SwaggerPlugin };
  config: { defaults: object };
}

// The browser's build of Swagger UI, which takes React from here. Its modules look for this name.
Object.assign(globalThis, { self: globalThis });
const load = createRequire(import.meta.url) as (name: string) => { default: Statics };
const { System, presets, config } = load('swagger-ui-react').default;

/** Its own needs a document for its sanitizer. Descriptions of groups are plain sentences. */
const Markdown = ({ source }: { source?: string }) => (
  <div className="renderedMarkdown">
    <p>{source}</p>
  </div>
);

const options = { ...config.defaults, ...markupOptions };
const { layout, filter, plugins } = options;
const { specActions, getComponent } = new System({
  system: { configs: options },
  plugins: [presets.apis, ...plugins, () => ({ wrapComponents: { Markdown: () => Markdown } })],
  state: { layout: { layout, filter }, spec: { url: '' } },
}).getSystem();
specActions.updateSpec(consoleDocument(allContract, site.origin));
const html = renderToStaticMarkup(createElement(getComponent('App', 'root')));
/** Says in the place of a closed form, for readers without script, what the operation does. */
const about = (id: string): string => {
  const { operation, href } = allContract.operation(id);
  const [lead = ''] = plainText(operation.description ?? '').split(/(?<=\.)\s/);
  return `<p>${escapeText(lead)} <a href="${siteHref(href)}">${operation.summary}: reference</a></p>`;
};

const exported = html
  // The policy of the pages forbids inline styles.
  .replace(/ style="[^"]*"/g, '')
  // Browsers scroll to the row that the address names, without script and before the start.
  .replace(
    /<span>(<div class="opblock [^"]*" id="operations-([\w-]+)-(\w+)">[\s\S]*?<noscript>)/g,
    (_row, start: string, tag: string, id: string) => `<span id="/${tag}/${id}">${start}${about(id)}`,
  );
process.stdout.write(exported, () => process.exit());
