import { PlainCode } from '@/components/docs/api-example/plain-code';
import { Tab, Tabs } from '@/components/docs/tabs';
import type { ApiOperation } from '@/lib/openapi/operations';
import { operationSample } from '@/lib/openapi/sample-request';
import { sampleLanguages } from '@/lib/samples';

/** A typical request in five languages; the choice is shared with the examples of the guides. */
export function Samples({ operation }: { operation: ApiOperation }) {
  const request = operationSample(operation);
  return (
    <Tabs group="sample" items={sampleLanguages.map(({ label }) => label)}>
      {sampleLanguages.map(({ id, label, render }) => (
        <Tab key={id}>
          <PlainCode label={label} text={render(request)} />
        </Tab>
      ))}
    </Tabs>
  );
}
