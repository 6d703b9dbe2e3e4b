import { currentOrigin } from '@/lib/browser/api/target';
import { liveRuns } from '@/lib/browser/code-runs';
import { cutPlaceholders, type Run } from '@/lib/shared/code/run';
import type { ExampleSpec } from '@/lib/shared/examples/types';
import { renderSample } from '@/lib/shared/samples';
import { languageList } from '@/lib/shared/samples/languages';
import { sampleRequest } from './sample-request';

function nodeOf({ text, kind }: Run): Node {
  if (kind === '') return document.createTextNode(text);
  const element = document.createElement(kind === 'var' ? 'var' : 'i');
  if (kind !== 'var') element.className = kind;
  element.textContent = text;
  return element;
}

/**
 * Shows the request of an example in one language, addressed to the server that the reader chose.
 * The code block is static HTML that React does not manage; `inside` is any element of the example.
 */
export function showSample(inside: Element, language: string, spec: ExampleSpec): void {
  const figure = inside.closest('.ax')?.querySelector('figure');
  const code = figure?.querySelector('code');
  const label = figure?.querySelector('figcaption span');
  if (!code || !label) return;
  const info = languageList.find(({ id }) => id === language);
  const text = renderSample(language, sampleRequest(spec, currentOrigin()));
  code.replaceChildren(...cutPlaceholders(liveRuns(text, info?.fence ?? '')).map(nodeOf));
  label.textContent = info?.label ?? '';
}
