import { withTools } from './execute';
import { Field, ListField, withOperation } from './fields';
import { withFilterBuilder } from './filter-builder';
import { ConsoleLayout } from './layout';
import { Responses } from './responses';
import { Markdown, withFault, withLabel, withoutNameless } from './swagger-parts';

/** What the console adds to Swagger UI, and the four components that it replaces, each with its reason. */
export const consolePlugin = {
  components: {
    // Not in Swagger UI: forms are drawn into the rows of the page.
    ConsoleLayout,
    // Content-Security-Policy: Swagger UI writes HTML as text, which Trusted Types reject.
    Markdown,
    // Accessibility, and exact numbers: Swagger UI's is a table with the role of a region whose headers are plain cells,
    // and it parses bodies, so that 64-bit ids lose their last digits.
    responses: Responses,
    // Accessibility: fields have a placeholder for a name, and faults are tooltips. They pass on what is typed after a pause.
    JsonSchema_string: Field,
    // Accessibility: the fields of a list have no name at all.
    JsonSchema_array: ListField,
  },
  wrapComponents: {
    execute: withTools,
    ExamplesSelect: withLabel,
    ModelCollapse: withoutNameless,
    TextArea: withFault,
    parameterRow: withOperation,
  },
  // Swagger UI reads the hash as well, and throws at a stray %. The console's router reads it.
  statePlugins: { configs: { wrapActions: { loaded: () => () => () => {} } } },
};

/** What the console adds to its own components: a plugin can't extend what it brings itself. */
export const filterPlugin = { wrapComponents: { JsonSchema_array: withFilterBuilder } };
