import type { ExactJson } from '@/shared/http/json';
import type { SchemaObject } from './types';

interface Options {
  /** Whether strings must match, apart from variable parts: numbers, values in braces, omitted text. */
  texts?: boolean;
  /** Whether an object can have other properties. */
  closed?: boolean;
}

/** Returns the constant part of a text: what precedes a number, a value in braces or an ellipsis. */
function opening(text: string): string {
  const [start = ''] = text.split(/[\d{…]/);
  return start.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Creates a schema of strings that match one of the samples. */
const schemaOfTexts = (samples: readonly string[], { texts }: Options): SchemaObject => ({
  type: 'string',
  nullable: !texts,
  ...(texts && { pattern: `^(?:${samples.map(opening).join('|')})` }),
});

/**
 * Infers a schema from a sample, so that a value is compared with a recorded one as with the contract. Null
 * stands for a missing value and matches anything. Without `texts`, null also matches in place of any value.
 * The first entry of a list stands for all.
 */
export function inferSchema(sample: ExactJson, options: Options = {}): SchemaObject {
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
        Object.entries(sample).map(([name, value]) => [name, inferSchema(value, options)]),
      ),
      ...(options.closed && { additionalProperties: false }),
    };
  const [first] = sample;
  if (first === undefined) return { type: 'array', nullable };
  const texts = sample.filter((item) => typeof item === 'string');
  return {
    type: 'array',
    nullable,
    items: typeof first === 'string' ? schemaOfTexts(texts, options) : inferSchema(first, options),
  };
}
