import { inOrder } from '@/components/mdx/in-order';
import type { Collection } from '@/framework/swagger/system';
import type { FieldProps } from './field';

function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  const list = value && typeof value === 'object' && 'toJS' in value ? (value as Collection).toJS() : [];
  return Array.isArray(list) ? list.map(String) : [];
}

/** Repeated parameter: a named text field for each value. Replaces Swagger UI's, whose fields have no names. */
export function ListField({ value, description, disabled, onChange }: FieldProps) {
  const texts = textsOf(value);
  return (
    <div className="console-list">
      {inOrder(texts, (text, index) => (
        <div className="console-list-item">
          <input
            type="text"
            aria-label={`${description} ${index + 1}`}
            autoComplete="off"
            spellCheck={false}
            value={text}
            disabled={disabled}
            onChange={(event) => onChange(texts.with(index, event.target.value))}
          />
          <button
            type="button"
            className="console-button"
            disabled={disabled}
            aria-label={`Remove ${description} ${index + 1}`}
            onClick={() => onChange(texts.toSpliced(index, 1))}
          >
            Remove
          </button>
        </div>
      ))}
      {!disabled && (
        <button type="button" className="console-button" onClick={() => onChange([...texts, ''])}>
          Add {description}
        </button>
      )}
    </div>
  );
}
