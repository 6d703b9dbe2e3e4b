import { CodeSample } from '@/components/mdx/code-sample';
import { REFERENCE_ORIGIN } from '@/lib/shared/api/origins';
import { stepsFor } from '@/lib/shared/examples/runner';
import { exampleSample } from '@/lib/shared/examples/sample';
import type { ExampleSpec } from '@/lib/shared/examples/types';
import { renderSample } from '@/lib/shared/samples';
import type { LocaleCode } from '@/theme.config';
import { CodeSamplesIsland } from './code-samples-island';

interface Props {
  /** The request that Run sends. */
  spec: ExampleSpec;
  /** Steps that can come before it, in order; those that it needs are part of the sample. */
  setup: readonly ExampleSpec[];
  /** Language of the page; left out for the default one. */
  language?: LocaleCode | undefined;
}

/**
 * A request as code in every language, with the calls that it needs in front: static cURL, and for readers with script a
 * choice that follows server, session and what was learnt by runs on this page. Needs the style sheet `api-example.css`.
 */
export function CodeSamples({ spec, setup, language }: Props) {
  const earlier = stepsFor(spec, setup, {})?.steps ?? [];
  const sample = exampleSample(spec, { origin: REFERENCE_ORIGIN, values: {}, earlier, withSteps: true });
  return (
    <div className="ax">
      <CodeSample label="cURL" language="bash" text={renderSample('curl', sample)} />
      <CodeSamplesIsland spec={spec} setup={earlier} language={language} />
    </div>
  );
}
