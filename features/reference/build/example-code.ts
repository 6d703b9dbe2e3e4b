import 'server-only';
import type { Body } from '@/shared/contract/bodies';
import { type ExactJson, indentedText } from '@/shared/http/json';
import type { CodeBlock } from './types';

/** Formats a sample body: JSON is indented, other text is unchanged. */
export const exampleCode = (
  { contentType }: Pick<Body, 'contentType'>,
  value: ExactJson,
): Pick<CodeBlock, 'label' | 'fence' | 'text'> =>
  contentType.endsWith('json')
    ? { label: 'JSON', fence: 'json', text: indentedText(value) }
    : { label: contentType, fence: 'text', text: String(value).trimEnd() };
