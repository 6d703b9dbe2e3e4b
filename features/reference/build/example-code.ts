import 'server-only';
import { runSpec } from '@/features/try/request/operation-spec';
import { renderSample } from '@/features/try/samples';
import type { Body } from '@/shared/contract/bodies';
import type { ApiOperation } from '@/shared/contract/operations';
import { type ExactJson, indentedText } from '@/shared/http/json';
import { REFERENCE_ORIGIN } from '@/shared/http/origins';
import type { CodeBlock } from './types';

/** Formats a sample body: JSON is indented, other text is unchanged. */
export const exampleCode = (
  { contentType }: Pick<Body, 'contentType'>,
  value: ExactJson,
): Pick<CodeBlock, 'label' | 'fence' | 'text'> =>
  contentType.endsWith('json')
    ? { label: 'JSON', fence: 'json', text: indentedText(value) }
    : { label: contentType, fence: 'text', text: String(value).trimEnd() };

/** Returns the request of an operation as a cURL command, without the requests that provide its values. */
export const curlCode = (operation: ApiOperation): string =>
  renderSample('curl', runSpec(operation), { origin: REFERENCE_ORIGIN, values: {} });
