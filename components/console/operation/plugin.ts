import { Execute } from './execute';
import { Field, ListField, withOperation } from './fields';
import { ConsoleLayout, Nothing } from './layout';
import { Responses } from './responses';
import { BodyTextArea, Boundary, ContentType, Markdown, ModelCollapse, withLabel } from './swagger-parts';

/** What the console adds to Swagger UI, and what it replaces because it is not accessible there or the page has it. */
export const consolePlugin = {
  components: {
    ConsoleLayout,
    OperationSummary: Nothing,
    ModelCollapse,
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
    ExamplesSelect: withLabel,
    parameterRow: withOperation,
  },
  // Swagger UI reads the hash as well, and throws at a stray %. The console's router reads it.
  statePlugins: { configs: { wrapActions: { loaded: () => () => () => {} } } },
};
