import type { ComponentType } from 'react';
import { fileName } from '@/shared/http/file-name';
import { prettyJson } from '@/shared/http/json';
import { console as texts } from '@/shared/i18n/en/console';
import type { SwaggerPlugin, SwaggerSystem } from '../system';

interface Props {
  content: string | Blob;
  contentType?: string;
  /** A header with commas is a list. */
  headers: Record<string, string | string[]>;
  getComponent: SwaggerSystem['getComponent'];
}

interface CodeProps {
  children: string;
  language?: string;
  fileName: string;
  downloadable: boolean;
  canCopy: boolean;
}

/** Longer texts would stall the page for seconds, in characters. */
const LONGEST = 500_000;

/** Swagger UI doesn't read all forms of a file name. */
function withFileName(headers: Props['headers'], type: string): Props['headers'] {
  const { 'content-disposition': sent } = headers;
  if (sent === undefined) return headers;
  const disposition = [sent].flat().join(', ');
  const name = encodeURIComponent(fileName(disposition, type));
  return { ...headers, 'content-disposition': `${disposition.split(';')[0]}; filename*=UTF-8''${name}` };
}

/** Shows JSON with all digits: 64-bit IDs lose their last ones when Swagger UI parses and writes a body. */
export const exactNumbers: SwaggerPlugin = () => ({
  wrapComponents: {
    responseBody: (Original: ComponentType<Props>) =>
      function ResponseBody(props: Props) {
        const { content, contentType = '', headers, getComponent } = props;
        if (typeof content !== 'string' || !/\bjson\b/i.test(contentType))
          return <Original {...props} headers={withFileName(headers, contentType)} />;
        const Code = getComponent<CodeProps>('HighlightCode', true);
        const isLong = content.length > LONGEST;
        return (
          <div>
            <h5>Response body</h5>
            {isLong && <p>{texts.tooLong}</p>}
            <Code language={isLong ? 'text' : 'json'} fileName="response.json" downloadable canCopy>
              {isLong ? content.slice(0, LONGEST) : prettyJson(content)}
            </Code>
          </div>
        );
      },
  },
  statePlugins: {
    spec: {
      actions: {
        // Swagger UI reads JSON as YAML, which takes seconds on a phone.
        parseToJson:
          (text?: string) =>
          ({ specActions, specSelectors }: SwaggerSystem) =>
            specActions.updateJsonSpec(JSON.parse(text || specSelectors.specStr() || '{}')),
      },
    },
  },
  afterLoad({ fn: { getSampleSchema } }) {
    // Examples of JSON are text in the document (document.ts).
    this.fn.getSampleSchema = (schema, type, config, example) =>
      typeof example === 'string' && /^[[{]/.test(example)
        ? example
        : getSampleSchema(schema, type, config, example);
  },
});
