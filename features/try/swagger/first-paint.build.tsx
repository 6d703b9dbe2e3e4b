/* Prints what Swagger UI draws for the console at first, as HTML. first-paint.ts runs it. */
import { createRequire } from 'node:module';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { REFERENCE_ORIGIN } from '@/shared/http/origins';
import { consoleDocument } from './document';
import { markupOptions } from './options';
import type { SwaggerPlugin, SwaggerSystem } from './system';

interface System {
  register(plugins: readonly SwaggerPlugin[]): void;
  setConfigs(options: object): void;
  getSystem(): SwaggerSystem & { specActions: { updateSpec(document: string): void } };
}

interface Statics {
  System: new (options: object) => System;
  presets: { apis: SwaggerPlugin };
  config: { defaults: { requestSnippets: object } };
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
const { layout, filter, requestSnippets } = options;
const system = new System({
  system: { configs: options },
  plugins: [presets.apis],
  state: { layout: { layout, filter }, spec: { spec: '', url: '' }, requestSnippets },
});
system.register([...markupOptions.plugins, () => ({ wrapComponents: { Markdown: () => Markdown } })]);
system.setConfigs(options);
const { specActions, getComponent } = system.getSystem();
specActions.updateSpec(consoleDocument(REFERENCE_ORIGIN));
const html = renderToStaticMarkup(createElement(getComponent('App', 'root')));
// The policy of the pages forbids inline styles.
process.stdout.write(html.replace(/ style="[^"]*"/g, ''), () => process.exit());
