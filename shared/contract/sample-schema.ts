import type { ExactJson } from '@/shared/http/json';
import type { SchemaObject } from './types';

interface Options {
  /** Whether texts must be the same up to what differs each time: a number, a value in braces, what was left out. */
  texts?: boolean;
  /** Whether an object may have no other properties. */
  closed?: boolean;
}

/** The part of a text that is always the same: what follows a number, a value in braces or the sign of a cut differs. */
function opening(text: string): string {
  const [start = ''] = text.split(/[\d{…]/);
  return start.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Makes the schema of texts, each of which is like one of the samples. */
const schemaOfTexts = (samples: readonly string[], { texts }: Options): SchemaObject => ({
  type: 'string',
  nullable: !texts,
  ...(texts && { pattern: `^(?:${samples.map(opening).join('|')})` }),
});

/**
 * Makes a schema of a sample, so that a value is compared with a recorded one as with the contract. Null stands for a
 * value that was missing this time: anything is as good, and without `texts` null is as good as anything. The first entry of a list stands for all, texts for themselves.
 */
export function getSchema(sample: ExactJson, options: Options = {}): SchemaObject {
  if (sample === null) return {};
  if (typeof sample === 'string') return schemaOfTexts([sample], options);
  const nullable = !options.texts;
  if (typeof sample === 'boolean') return { type: 'boolean', nullable };
  if (typeof sample !== 'object') return { type: 'number', nullable };
  if (!Array.isArray(sample))
    return {
      type: 'object',
      nullable,
      required: Object.keys(sample),
      properties: Object.fromEntries(
        Object.entries(sample).map(([name, value]) => [name, getSchema(value, options)]),
      ),
      ...(options.closed && { additionalProperties: false }),
    };
  const [first] = sample;
  if (first === undefined) return { type: 'array', nullable };
  const texts = sample.filter((item) => typeof item === 'string');
  return {
    type: 'array',
    nullable,
    items: typeof first === 'string' ? schemaOfTexts(texts, options) : getSchema(first, options),
  };
}
