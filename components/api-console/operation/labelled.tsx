import { type ComponentType, useEffect, useId } from 'react';
import { format } from '@/lib/i18n/format';
import { MAX_DEPTH, tooDeepAt } from '@/lib/shared/api/json-tokens';
import { useTexts } from '../texts';
import type { Collection } from './swagger-system';

/** Names the select of the examples; Swagger UI leaves it without a name. */
export const withLabel = (Select: ComponentType<{ showLabels?: boolean }>) =>
  function ExamplesSelect(props: object) {
    const texts = useTexts();
    return (
      // biome-ignore lint/a11y/noLabelWithoutControl: the control is in Swagger UI's component
      <label className="console-example">
        <span>{texts.example}</span>
        <Select {...props} showLabels={false} />
      </label>
    );
  };

/** Text area of the request body with its name, and with what is wrong: Swagger UI only gives it a red border. */
export function BodyTextArea({ className, ...props }: React.ComponentProps<'textarea'>) {
  const id = useId();
  const texts = useTexts();
  const text = String(props.value ?? '');
  const lines = text.split('\n').length;
  // Swagger UI keeps the fault until the next try; what is typed meanwhile mends it.
  const isMissing = text === '' && className?.includes('invalid') === true;
  const fault = isMissing
    ? texts.bodyRequired
    : tooDeepAt(text) !== undefined && format(texts.bodyTooDeep, { levels: MAX_DEPTH });
  return (
    <>
      <textarea
        {...props}
        className={className}
        aria-label={texts.body}
        aria-invalid={fault !== false}
        aria-describedby={fault ? id : undefined}
        spellCheck={false}
        rows={Math.min(Math.max(lines + 1, 4), 24)}
      />
      {fault && (
        <p id={id} className="console-bad" role="alert">
          {fault}
        </p>
      )}
    </>
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
