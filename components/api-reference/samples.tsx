import { PlainCode } from '@/components/mdx/api-example/plain-code';
import { Tab, Tabs } from '@/components/mdx/tabs';
import { type SampleRequest, sampleLanguages } from '@/lib/shared/samples';

/** A typical request in each language; the choice is shared with the examples of the guides. */
export function Samples({ request }: { request: SampleRequest }) {
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
