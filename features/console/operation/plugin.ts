import { withTools } from './execute';
import { Field, ListField } from './fields';
import { ConsoleLayout } from './layout';
import { Responses } from './responses';
import { Markdown, withFault, withLabel, withoutNameless } from './swagger-parts';

/** Extends Swagger UI, and replaces four of its components, each for the reason next to it. */
export const consolePlugin = {
  components: {
    // New: draws the forms into the rows of the page.
    ConsoleLayout,
    // Content-Security-Policy: Swagger UI writes HTML as text, which Trusted Types reject.
    Markdown,
    // Accessibility: Swagger UI's is a table with the role of a region and plain cells as headers. Exact
    // numbers: it parses bodies, and 64-bit IDs lose their last digits.
    responses: Responses,
    // Accessibility: fields have a placeholder for a name and tooltips for errors. They report input after a
    // pause.
    JsonSchema_string: Field,
    // Accessibility: the fields of a list have no name at all.
    JsonSchema_array: ListField,
  },
  wrapComponents: {
    execute: withTools,
    ExamplesSelect: withLabel,
    ModelCollapse: withoutNameless,
    TextArea: withFault,
  },
  // Swagger UI also reads the hash, and throws at a stray %. The console's router reads it.
  statePlugins: { configs: { wrapActions: { loaded: () => () => () => {} } } },
};
