import 'server-only';
import { type ExactJson, indentedText } from '@/lib/api/json';
import type { Body } from '@/lib/contract/bodies';
import type { CodeBlock } from './types';

/** The example of a body as code: JSON is indented, any other text stays as it is. */
export const exampleCode = (
  { contentType }: Pick<Body, 'contentType'>,
  value: ExactJson,
): Pick<CodeBlock, 'label' | 'fence' | 'text'> =>
  contentType.endsWith('json')
    ? { label: 'JSON', fence: 'json', text: indentedText(value) }
    : { label: contentType, fence: 'text', text: String(value).trimEnd() };
