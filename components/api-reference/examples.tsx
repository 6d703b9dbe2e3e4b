import { PlainCode } from '@/components/mdx/api-example/plain-code';
import type { BodyExample } from '@/lib/shared/openapi/bodies';

/** The named examples of a body: the first open, the others a click away. */
export function Examples({ examples, open = true }: { examples: BodyExample[]; open?: boolean }) {
  return examples.map(({ name, summary, value }, index) => (
    <details key={name} className="op-example" open={open && index === 0}>
      <summary>{summary}</summary>
      <PlainCode label="JSON" text={JSON.stringify(value, null, 2)} />
    </details>
  ));
}
