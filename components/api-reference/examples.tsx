import { CodeSample } from '@/components/mdx/code-sample';
import type { BodyExample } from '@/lib/shared/openapi/bodies';

/** The named examples of a body: the first open, the others a click away. */
export function Examples({ examples, open = true }: { examples: BodyExample[]; open?: boolean }) {
  return examples.map(({ name, summary, value }, index) => (
    <details key={name} className="op-example" open={open && index === 0}>
      <summary>{summary}</summary>
      <CodeSample label="JSON" language="json" text={JSON.stringify(value, null, 2)} />
    </details>
  ));
}
