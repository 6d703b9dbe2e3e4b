import type { SwaggerSystem } from '@/framework/swagger/system';
import { Boundary } from './boundary';
import { Execute } from './execute';
import { Field } from './field';
import { HighlightCode } from './highlight-code';
import { BodyTextArea, ContentType, withLabel } from './labelled';
import { ConsoleLayout } from './layout';
import { ListField } from './list-field';
import { ModelCollapse } from './model-collapse';
import { OperationSummary } from './operation-summary';
import { OperationTag } from './operation-tag';
import { withOperation } from './parameter-context';
import { Responses } from './responses';
import { RestoreButton } from './restore-button';

type Show = SwaggerSystem['layoutActions']['show'];

/**
 * Makes the plugin that turns Swagger UI into the console: its layout, the parts that are not accessible replaced by
 * ours, and the console's tools added.
 * @param opened told when the reader opens an operation in the list
 */
export function consolePlugin(opened: (operationId: string) => void) {
  return () => ({
    components: {
      ConsoleLayout,
      OperationTag,
      OperationSummary,
      ModelCollapse,
      HighlightCode,
      ErrorBoundary: Boundary,
      responses: Responses,
      execute: Execute,
      // Ours stands between Execute and the tools.
      clear: () => null,
      TryItOutButton: RestoreButton,
      contentType: ContentType,
      TextArea: BodyTextArea,
      JsonSchema_string: Field,
      JsonSchema_array: ListField,
    },
    wrapComponents: {
      ExamplesSelect: withLabel,
      parameterRow: withOperation,
    },
    statePlugins: {
      // Swagger UI reads the hash as well, badly: a stray % makes it throw. The console's router reads it.
      configs: { wrapActions: { loaded: () => () => () => {} } },
      layout: {
        wrapActions: {
          show: (original: Show) => (thing: readonly string[], isShown: boolean) => {
            const [kind, , operationId, ...rest] = thing;
            if (kind === 'operations' && operationId && rest.length === 0 && isShown) opened(operationId);
            return original(thing, isShown);
          },
        },
      },
    },
  });
}
