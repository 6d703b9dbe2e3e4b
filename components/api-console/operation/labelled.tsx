import { type ComponentType, useEffect } from 'react';
import type { Collection } from '../swagger/system';

/** Names the select of the examples; Swagger UI leaves it without a name. */
export const withLabel = (Select: ComponentType<{ showLabels?: boolean }>) =>
  function ExamplesSelect(props: object) {
    return (
      // biome-ignore lint/a11y/noLabelWithoutControl: the control is in Swagger UI's component
      <label className="console-example">
        <span>Example</span>
        <Select {...props} showLabels={false} />
      </label>
    );
  };

/** Names the text area of the request body. */
export function BodyTextArea({ className, ...props }: React.ComponentProps<'textarea'>) {
  const lines = String(props.value ?? '').split('\n').length;
  return (
    <textarea
      {...props}
      className={className}
      aria-label="Request body"
      aria-invalid={className?.includes('invalid')}
      spellCheck={false}
      rows={Math.min(Math.max(lines + 1, 4), 24)}
    />
  );
}

interface ContentTypeProps {
  value?: string | null;
  contentTypes?: Collection;
  onChange?: (value: string) => void;
}

/** Media type of a body: text, as every body of this API has exactly one. Swagger UI has a select of one entry. */
export function ContentType({ value, contentTypes, onChange }: ContentTypeProps) {
  const first = contentTypes ? String(contentTypes.first() ?? '') : '';
  useEffect(() => {
    if (first && value !== first) onChange?.(first);
  }, [first, value, onChange]);
  return <code className="console-media">{first}</code>;
}
