import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { run } from '@/shared/build/run';
import { bundledPage, describeEmbeddedForm } from '@/tests/site/guides/embedded-forms';
import { beforeAll, expect } from '@/tests/site/support/test';

const folder = resolve('tests/nightly/frameworks');
const nodePaths = [join(folder, 'node_modules')];

beforeAll(async () => {
  const { code, output } = await run(process.execPath, ['scripts/install.mjs', folder]);
  expect(code, output).toBe(0);
});

/** The part of Vue's compiler that this test uses. It is installed with the frameworks. */
interface VueCompiler {
  parse: (text: string, options: { filename: string }) => { descriptor: object };
  compileScript: (
    descriptor: object,
    options: { id: string; inlineTemplate: boolean },
  ) => { content: string };
}

/** Compiles the component of the guide like Vite's plugin. */
const vue: Plugin = {
  name: 'vue',
  setup({ onLoad }) {
    const { parse, compileScript }: VueCompiler = createRequire(join(folder, 'package.json'))(
      'vue/compiler-sfc',
    );
    onLoad({ filter: /\.vue$/ }, async ({ path }) => {
      const { descriptor } = parse(await readFile(path, 'utf8'), { filename: path });
      return { contents: compileScript(descriptor, { id: 'form', inlineTemplate: true }).content };
    });
  },
};

describeEmbeddedForm({
  name: 'Vue',
  hasInlineHandler: true,
  files: () =>
    bundledPage(
      'FormPage.vue',
      `import { createApp } from 'vue'; import FormPage from './FormPage.vue';
       const { api, formId } = Object.fromEntries(new URLSearchParams(location.search));
       createApp(FormPage, { api, formId }).mount('#form');`,
      {
        nodePaths,
        plugins: [vue],
        define: {
          'process.env.NODE_ENV': '"production"',
          __VUE_OPTIONS_API__: 'true',
          __VUE_PROD_DEVTOOLS__: 'false',
          __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
        },
      },
    ),
});

describeEmbeddedForm({
  name: 'Angular',
  hasInlineHandler: true,
  // The template compiler runs in the page here: the one for builds would install several hundred packages.
  policy:
    "default-src 'none'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src data:; font-src data:; connect-src http:",
  files: () =>
    bundledPage(
      'form-page.component.ts',
      `import '@angular/compiler'; import 'survey-core/survey-core.fontless.min.css';
       import { Component, provideZonelessChangeDetection } from '@angular/core'; import { bootstrapApplication } from '@angular/platform-browser';
       import { FormPage } from './form-page.component';
       const query = Object.fromEntries(new URLSearchParams(location.search));
       @Component({ selector: '#form', imports: [FormPage], template: '<app-form-page [api]="api" [formId]="formId" />' })
       class Page { api = query['api']; formId = query['formId']; }
       void bootstrapApplication(Page, { providers: [provideZonelessChangeDetection()] });`,
      {
        nodePaths,
        tsconfigRaw: { compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false } },
      },
    ),
});
