import { Field } from './field';
import { HighlightCode } from './highlight-code';
import { BodyTextArea, ContentType, withLabel } from './labelled';
import { ListField } from './list-field';
import { Markdown } from './markdown';
import { ModelCollapse } from './model-collapse';
import { OperationForm } from './operation-form';
import { withOperation } from './parameter-context';
import { RestoreButton } from './restore-button';

/** What the console replaces in Swagger UI, as it is not accessible there, and what it adds. */
export const consolePlugin = {
  components: {
    OperationForm,
    ModelCollapse,
    HighlightCode,
    Markdown,
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
};
