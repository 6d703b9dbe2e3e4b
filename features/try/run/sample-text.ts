import { liveRuns } from '@/shared/code/live-runs';
import { cutPlaceholders, type Run } from '@/shared/code/run';
import { exactText } from '@/shared/http/json';
import { REFERENCE_ORIGIN } from '@/shared/http/origins';
import { apiClient } from '../client/client';
import { savedAt } from '../request/saved-values';
import type { ExampleSpec } from '../request/types';
import { renderSample } from '../samples';
import { languageList } from '../samples/languages';
import type { Variables } from '../samples/placeholders';
import { examplesBefore } from './registry';

/** Longer bodies are not shown as code: each key would take seconds. */
const LONGEST_BODY = 100_000;

interface ShownSample {
  spec: ExampleSpec;
  language: string;
  withSteps: boolean;
  /** Steps that the request needs, on a page without examples above it. */
  setup?: readonly ExampleSpec[] | undefined;
  /** Shown in place of a body that is too long. */
  bodyTooLong: string;
}

/**
 * Returns the server that the code calls, and the IDs and tokens known there. Those of the sandbox are void
 * elsewhere.
 */
function getKnown(): { origin: string; values: Variables } {
  const client = apiClient();
  const target = client.target.get();
  if (target.kind === 'sandbox') return { origin: REFERENCE_ORIGIN, values: {} };
  const token = client.account.get().session?.accessToken;
  return { origin: target.origin, values: { ...(token && { accessToken: token }), ...savedAt(target) } };
}

function getNode({ text, kind }: Run): Node {
  if (kind === '') return document.createTextNode(text);
  const element = document.createElement(kind === 'var' ? 'var' : 'i');
  if (kind !== 'var') element.className = kind;
  element.textContent = text;
  return element;
}

/**
 * Shows the request of an example in a language, as Run sends it to the chosen server. Returns whether the
 * code contains an access token of the reader.
 * @param inside any element of the example, whose code block is static HTML
 */
export function showSample(inside: Element, shown: ShownSample): boolean {
  const { spec, language, withSteps, setup, bodyTooLong } = shown;
  const figure = inside.closest('.ax')?.querySelector('figure');
  const code = figure?.querySelector('code');
  const label = figure?.querySelector('figcaption span');
  if (!code || !label) return false;
  const info = languageList.find(({ id }) => id === language);
  label.textContent = info?.label ?? '';
  figure?.setAttribute('data-language', language);
  if (spec.body !== undefined && exactText(spec.body).length > LONGEST_BODY) {
    code.textContent = bodyTooLong;
    return false;
  }
  const earlier = setup ?? examplesBefore(inside);
  const known = getKnown();
  const text = renderSample(language, spec, { ...known, earlier, withSteps });
  code.replaceChildren(...cutPlaceholders(liveRuns(text, info?.fence ?? '')).map(getNode));
  const { accessToken } = known.values;
  return accessToken !== undefined && text.includes(accessToken);
}
