import { use } from 'react';
import { format } from '@/lib/i18n/format';
import { inOrder } from '@/lib/shared/markup/in-order';
import { operationAt } from '@/lib/shared/openapi/operations';
import { useTexts } from '../texts';
import type { FieldProps } from './field';
import { ParameterContext } from './parameter-context';
import type { Collection } from './swagger-system';

function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  const list = value && typeof value === 'object' && 'toJS' in value ? (value as Collection).toJS() : [];
  return Array.isArray(list) ? list.map(String) : [];
}

/** The example that the contract gives for an entry of a parameter: what to write is seen while it is empty. */
function exampleOf(at: readonly [string, string] | null, name: string, index: number): string | undefined {
  const parameter = at && operationAt(...at)?.parameters.find((one) => one.name === name);
  const example = parameter?.example;
  return Array.isArray(example) ? String(example[index % example.length]) : undefined;
}

/** Repeated parameter: a named text field for each value. Replaces Swagger UI's, whose fields have no names. */
export function ListField({ value, description, disabled, onChange }: FieldProps) {
  const words = useTexts();
  const operation = use(ParameterContext);
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
            placeholder={exampleOf(operation, description, index)}
            value={text}
            disabled={disabled}
            onChange={(event) => onChange(texts.with(index, event.target.value))}
          />
          <button
            type="button"
            className="console-button"
            disabled={disabled}
            aria-label={format(words.removeEntry, { parameter: description, number: index + 1 })}
            onClick={() => onChange(texts.toSpliced(index, 1))}
          >
            {words.remove}
          </button>
        </div>
      ))}
      {!disabled && (
        <button type="button" className="console-button" onClick={() => onChange([...texts, ''])}>
          {format(words.addEntry, { parameter: description })}
        </button>
      )}
    </div>
  );
}
