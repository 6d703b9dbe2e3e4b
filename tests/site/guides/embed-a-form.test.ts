import { bundledPage, describeEmbeddedForm, plainPage } from './embedded-forms';

// Vue and Angular need their own packages: tests/nightly/site/frameworks.test.ts.
describeEmbeddedForm({ name: 'plain HTML', isFirst: true, files: () => plainPage() });

describeEmbeddedForm({
  name: 'React',
  files: () =>
    bundledPage(
      'FormPage.tsx',
      `import { createElement } from 'react'; import { createRoot } from 'react-dom/client'; import { FormPage } from './FormPage';
       createRoot(document.getElementById('form')!).render(createElement(FormPage, Object.fromEntries(new URLSearchParams(location.search)) as never));`,
    ),
});
