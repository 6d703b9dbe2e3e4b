import { CodeSample } from '@/components/mdx/code-sample';
import { Tab, Tabs } from '@/components/mdx/tabs';
import { operationSample } from '@/lib/build/openapi/sample-request';
import type { ApiOperation } from '@/lib/shared/openapi/operations';
import { sampleLanguages } from '@/lib/shared/samples';

/** A typical request in five languages; the choice is shared with the examples of the guides. */
export function Samples({ operation }: { operation: ApiOperation }) {
  const request = operationSample(operation);
  return (
    <Tabs group="sample" items={sampleLanguages.map(({ label }) => label)}>
      {sampleLanguages.map(({ id, label, fence, render }) => (
        <Tab key={id}>
          <CodeSample label={label} language={fence} text={render(request)} />
        </Tab>
      ))}
    </Tabs>
  );
}
