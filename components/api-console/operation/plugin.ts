import { Boundary } from './boundary';
import { Execute } from './execute';
import { Field } from './field';
import { HighlightCode } from './highlight-code';
import { BodyTextArea, ContentType, withLabel } from './labelled';
import { ConsoleLayout, inRow, Nothing, OperationTag } from './layout';
import { ListField } from './list-field';
import { Markdown } from './markdown';
import { ModelCollapse } from './model-collapse';
import { withOperation } from './parameter-context';
import { Responses } from './responses';

/** What the console adds to Swagger UI, and what it replaces because it is not accessible there or the page has it. */
export const consolePlugin = {
  components: {
    ConsoleLayout,
    OperationTag,
    OperationSummary: Nothing,
    ModelCollapse,
    HighlightCode,
    Markdown,
    ErrorBoundary: Boundary,
    responses: Responses,
    execute: Execute,
    // Ours comes between Execute and the tools.
    clear: Nothing,
    TryItOutButton: Nothing,
    contentType: ContentType,
    TextArea: BodyTextArea,
    JsonSchema_string: Field,
    JsonSchema_array: ListField,
  },
  wrapComponents: {
    operation: inRow,
    ExamplesSelect: withLabel,
    parameterRow: withOperation,
  },
  // Swagger UI reads the hash as well, and throws at a stray %. The console's router reads it.
  statePlugins: { configs: { wrapActions: { loaded: () => () => () => {} } } },
};
