import { CodeSample } from '@/components/mdx/code-sample';
import { Tab, Tabs } from '@/components/mdx/tabs';
import { type SampleRequest, sampleLanguages } from '@/lib/shared/samples';

/** A typical request in each language; the choice is shared with the examples of the guides. */
export function Samples({ request }: { request: SampleRequest }) {
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
