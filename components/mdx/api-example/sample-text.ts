import { currentOrigin } from '@/lib/browser/api/target';
import type { ExampleSpec } from '@/lib/shared/examples/types';
import { renderSample } from '@/lib/shared/samples';
import { languageList } from '@/lib/shared/samples/languages';
import { sampleRequest } from './sample-request';

/**
 * Shows the request of an example in one language, addressed to the server that the reader chose.
 * The code block is static HTML that React does not manage; `inside` is any element of the example.
 */
export function showSample(inside: Element, language: string, spec: ExampleSpec): void {
  const figure = inside.closest('.ax')?.querySelector('figure');
  const code = figure?.querySelector('code');
  const label = figure?.querySelector('figcaption span');
  if (!code || !label) return;
  code.textContent = renderSample(language, sampleRequest(spec, currentOrigin()));
  label.textContent = languageList.find(({ id }) => id === language)?.label ?? '';
}
